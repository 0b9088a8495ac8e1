import type { Page } from '@playwright/test';
import { documentOf, type ServePage } from '../kit/servePage.ts';
import { expect, expectAccessible, expectNoLayoutShift, openPainted, test } from '../kit/test.ts';

const SIZE = { type: 'dropdown', label: 'Size', options: ['Small', 'Large'] };
const FORM = { title: 'Write to us', button: 'Send now', fields: [{ type: 'name', label: 'Your name' }, SIZE] };
const WIDGET = {
  ctaText: 'Ask us',
  channels: [
    { type: 'phone', value: '+968 9000 0001', label: 'Call the shop' },
    { type: 'form', label: 'Write to us', form: FORM },
  ],
};

interface TranslatedPage {
  readonly lang?: string;
  readonly widgets?: unknown;
  /** HTML with translations of the widget's texts, as the server prints it. */
  readonly printed?: string;
}

function serve(servePage: ServePage, { lang = 'en', widgets = [WIDGET], printed = '' }: TranslatedPage = {}): string {
  const settings = JSON.stringify({ settings: { contact: { widgets } }, q: [] });
  const html = documentOf(
    `<main><h1>Gifts</h1><p>Brass burners and dallah pots.</p></main>${printed}`,
    `<script>window.hadaya = ${settings};</script><script src="/dist/hadaya.min.js" defer></script>`,
  ).replace(/<html[^>]*>/, `<html lang="${lang}" dir="${lang.startsWith('ar') ? 'rtl' : 'ltr'}">`);
  return servePage('/translated/', { html });
}

const launcher = (page: Page) => page.locator('#chaty-widget-0 .open-chaty').first();

async function openForm(page: Page): Promise<void> {
  await launcher(page).click();
  await page.locator('#chaty-widget-0 .Contact_Us-channel-link .chaty-link').click();
  await expect(page.locator('.field-name')).toBeVisible();
}

/**
 * Acts like a browser's translation feature: wraps every known text, now and whenever text is added, and ignores shadow
 * roots.
 */
async function translateInBrowser(page: Page, strings: Readonly<Record<string, string>>, lang = 'fr'): Promise<void> {
  await page.evaluate(
    ([known, language]) => {
      window.__hadayaGuest?.asHost(() => {
        document.documentElement.lang = language;
        document.documentElement.classList.add('translated-ltr');
      });
      const translate = () => {
        if (!document.documentElement.classList.contains('translated-ltr')) return;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) found.push(node);
        for (const node of found) {
          const word = known[node.data.trim()];
          if (word === undefined || node.parentElement?.closest('font, script, [translate="no"]')) continue;
          const [outer, inner] = [document.createElement('font'), document.createElement('font')];
          inner.textContent = word;
          outer.append(inner);
          window.__hadayaGuest?.asHost(() => node.replaceWith(outer));
        }
      };
      new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
      translate();
    },
    [strings, lang] as const,
  );
}

const FRENCH = {
  'Contact us': 'Contactez-nous',
  'Ask us': 'Demandez-nous',
  'Call the shop': 'Appeler la boutique',
  'Write to us': 'Écrivez-nous',
  'Your name': 'Votre nom',
  'Send now': 'Envoyer',
  Size: 'Taille',
  Small: 'Petit',
  Large: 'Grand',
  Hide: 'Masquer',
  'Please check these fields:': 'Vérifiez ces champs :',
};

const BY_LANGUAGE = {
  ctaText: { en: 'Ask us', ar: 'اسألنا' },
  channels: [
    { type: 'phone', value: '+968 9000 0001', label: { en: 'Call the shop', ar: 'اتصل بالمتجر' } },
    { type: 'email', value: 'shop@example.com' },
  ],
};

for (const [lang, text, label] of [
  ['ar-OM', 'اسألنا', 'اتصل بالمتجر'],
  ['en', 'Ask us', 'Call the shop'],
  ['fr', 'Ask us', 'Call the shop'],
] as const)
  test(`lang="${lang}": multilingual texts use the page’s language, or the first language if the page’s is missing`, async ({
    page,
    servePage,
  }) => {
    await openPainted(page, serve(servePage, { lang, widgets: [BY_LANGUAGE] }));
    await expect(page.locator('#chaty-widget-0 .on-hover-text')).toHaveText(text);
    await launcher(page).click();
    await expect(page.locator('.Phone-channel-link a')).toHaveAccessibleName(new RegExp(`^${label}`));
  });

test('renders server-translated texts without a flash and keeps option values untranslated', async ({
  page,
  servePage,
}) => {
  const line = (text: string) => `<p data-text="${text}">${FRENCH[text as keyof typeof FRENCH]}</p>`;
  const texts = ['Ask us', 'Call the shop', 'Write to us', 'Your name', 'Send now', 'Size', 'Small', 'Large'];
  const printed = `<template data-hadaya-texts>${texts.map(line).join('')}<p data-text="Hide"></p></template>`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPainted(page, serve(servePage, { lang: 'fr', printed }));
  await expect(page.locator('#chaty-widget-0 .on-hover-text')).toHaveText('Demandez-nous');
  await openForm(page);
  await expect(page.getByRole('heading', { name: 'Écrivez-nous' })).toBeVisible();
  await expect(page.getByLabel('Votre nom')).toBeVisible();
  await expect(page.getByLabel('Taille').locator('option')).toHaveText(['Choose…', 'Petit', 'Grand']);
  await page.getByLabel('Taille').selectOption({ label: 'Grand' });
  await expect(page.getByLabel('Taille')).toHaveValue('Large');
  await expect(page.locator('.chaty-submit-button')).toHaveText('Envoyer');
  expect(asked.filter((url) => url.includes('translateRoot'))).toEqual([]);
  await expectNoLayoutShift(page);
});

test('browser translation changes text already on the page and text rendered later, and can be undone', async ({
  page,
  servePage,
  snap,
}) => {
  await openPainted(page, serve(servePage));
  const call = page.locator('#chaty-widget-0 .on-hover-text');
  await expect(call).toHaveText('Ask us');
  await translateInBrowser(page, FRENCH);
  await expect(call).toHaveText('Demandez-nous');
  await openForm(page);
  await expect(page.getByRole('heading', { name: 'Écrivez-nous' })).toBeVisible();
  await expect(page.locator('.chaty-submit-button')).toHaveText('Envoyer');
  await expect(page.getByLabel('Taille').locator('option').nth(2)).toHaveText('Grand');
  await page.getByLabel('Taille').selectOption({ label: 'Grand' });
  await expect(page.getByLabel('Taille')).toHaveValue('Large');
  await expectAccessible(page);
  await snap('contact-translated');
  // Acts like a browser's "Show original".
  await page.evaluate(() => {
    window.__hadayaGuest?.asHost(() => document.documentElement.classList.remove('translated-ltr'));
    for (const font of document.querySelectorAll('[aria-hidden][data-hadaya-root] span')) {
      const own = { 'Contactez-nous': 'Contact us', Envoyer: 'Send now' }[font.textContent ?? ''];
      if (own) font.textContent = own;
    }
  });
  await expect(page.locator('.chaty-submit-button')).toHaveText('Send now');
});

test('does not expose visitors’ input, email addresses or phone numbers to translators', async ({
  page,
  servePage,
}) => {
  await openPainted(page, serve(servePage));
  await translateInBrowser(page, FRENCH);
  await openForm(page);
  await expect(page.locator('.chaty-submit-button')).toHaveText('Envoyer');
  await page.locator('.field-name').fill('Amal amal@company.example');
  await page.locator('.field-name').blur();
  const shown = await page.locator('p[aria-hidden][data-hadaya-root]').textContent();
  expect(shown).not.toMatch(/Amal|@|\d/);
});

test('the translators’ container is neither visible nor exposed to assistive technology', async ({
  page,
  servePage,
}) => {
  await openPainted(page, serve(servePage));
  await expect(launcher(page)).toBeVisible();
  const target = page.locator('p[aria-hidden="true"][data-hadaya-root]');
  await expect(target).toHaveText('Contact us Ask us');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Contact us' })).toHaveCount(0);
  const box = await target.evaluate((node) => {
    const { width, height } = node.getBoundingClientRect();
    return { width, height, scrolls: document.documentElement.scrollWidth > window.innerWidth };
  });
  expect(box).toEqual({ width: 1, height: 1, scrolls: false });
  await page.keyboard.press('Control+A');
  expect(await page.evaluate(() => String(window.getSelection()))).not.toContain('Contact us');
});

test('on an Arabic page, a translation plugin may translate only the owner’s texts that are not yet Arabic', async ({
  page,
  servePage,
}) => {
  const channels = [...WIDGET.channels, { type: 'email', value: 'shop@example.com', label: 'راسلنا' }];
  await openPainted(page, serve(servePage, { lang: 'ar', widgets: [{ ...WIDGET, channels }] }));
  await translateInBrowser(page, { 'Ask us': 'اسألنا', 'Call the shop': 'اتصل بالمتجر' }, 'ar');
  await expect(page.locator('#chaty-widget-0 .on-hover-text')).toHaveText('اسألنا');
  await launcher(page).click();
  await expect(page.locator('.Phone-channel-link a')).toHaveAccessibleName(/^اتصل بالمتجر/);
  const target = page.locator('p[aria-hidden][data-hadaya-root]');
  const given = await target.locator('span:not([data-no-translation])').allTextContents();
  const kept = await target.locator('span[data-no-translation]').allTextContents();
  expect(given).toEqual(expect.arrayContaining(['اسألنا', 'اتصل بالمتجر']));
  expect(kept).toEqual(expect.arrayContaining(['تواصل معنا', 'راسلنا']));
  expect(given).not.toContain('راسلنا');
});
