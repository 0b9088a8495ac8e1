import { expectAccessible } from '../kit/test.ts';
import { keepOptions } from './kit/ownerCalls.ts';
import { logIn } from './kit/session.ts';
import { PERSON } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, inMatrix, needWordPress, test } from './kit/test.ts';

needWordPress();
test.use({ userAgent: PERSON, allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ site }) => keepOptions(site, HADAYA_OPTIONS));
// Deletes the posts, because published content would appear on the front page in other tests.
test.afterEach(({ site }) => site.write("DELETE FROM wp_posts WHERE post_title IN ('Made in the editor', 'Sections')"));

const PATH = '/contact-blocks/';
const MENU_ITEM = /\[menu-item-url\]" value="(#contact[^"]*)"/g;

test('prints blocks, shortcodes and menu links as escaped plain links; blocks appear even when the widget is off', async ({
  request,
  site,
}) => {
  await logIn(request, site.url);
  site.setOption('hadaya_test_menus', '1');
  const offered = async () =>
    [...(await (await request.get(`${site.url}/wp-admin/nav-menus.php`)).text()).matchAll(MENU_ITEM)].map(
      ([, address]) => address,
    );
  expect(await offered()).toEqual(['#contact', '#contact-whatsapp', '#contact-phone', '#contact-form']);
  const html = await (await request.get(`${site.url}${PATH}`)).text();
  const links = [...html.matchAll(/<a\b([^>]*data-hadaya-open[^>]*)>(.*?)<\/a>/gs)].map(
    ([, head = '', inner = '']) => ({
      href: head.match(/href="([^"]*)"/)?.[1],
      open: head.match(/data-hadaya-open="([^"]*)"/)?.[1],
      text: inner.replace(/<[^>]*>/g, '').trim(),
      hasIcon: inner.includes('<svg'),
    }),
  );
  const chat = 'https://wa.me/96890000001';
  expect(links).toEqual([
    { href: chat, open: 'whatsapp', text: 'WhatsApp', hasIcon: true },
    { href: `${chat}?text=About%20Talk%20to%20us%2C`, open: 'whatsapp', text: 'Ask us &amp; more', hasIcon: true },
    { href: 'tel:+96890000002', open: 'phone', text: 'Ring the shop', hasIcon: true },
    { href: chat, open: 'form', text: 'Contact form', hasIcon: true },
    { href: chat, open: '', text: 'All ways', hasIcon: false },
    { href: chat, open: 'whatsapp', text: 'Chat', hasIcon: false },
    { href: 'tel:+96890000002', open: 'phone', text: 'Call', hasIcon: true },
  ]);
  expect(html).toContain('href="/shop/"');
  keepOptions(site, { ...HADAYA_OPTIONS, widgets: [{ ...HADAYA_OPTIONS.widgets[0], enabled: false }] });
  expect(await offered()).toEqual([]);
  site.setOption('hadaya_test_menus', null);
  const off = await (await request.get(`${site.url}${PATH}`)).text();
  expect(off).toMatch(/href="#contact-whatsapp"[^>]*>\s*<span[^>]*>Chat/);
  expect(off).toMatch(/href="https:\/\/wa\.me\/96890000001"[^>]*data-hadaya-open="whatsapp"/);
});

for (const [locale, dir] of [
  ['en_US', 'ltr'],
  ['ar', 'rtl'],
] as const)
  test(
    `contact blocks open the form, the channel list and the chat (${dir})`,
    inMatrix(dir === 'rtl'),
    async ({ page, site, snap }) => {
      site.setOption('hadaya_test_locale', locale === 'ar' ? 'ar' : null);
      try {
        await page.addInitScript(() => {
          Reflect.set(window, 'open', (...given: unknown[]) => {
            Reflect.set(window, 'opened', String(given[0]));
            return null;
          });
        });
        await page.goto(PATH);
        await page.locator('#chaty-widget-0 .open-chaty').first().waitFor();
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await snap(`contact-blocks-${dir}-${width}`, 'page');
        }
        await expectAccessible(page);
        await page.locator('.wp-block-hadaya-contact a[data-hadaya-open="form"]').click();
        await expect(page.locator('#chaty-form-0-Contact_Us input').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: 'All ways' }).press('Enter');
        await expect(page.locator('.Phone-channel-link a')).toBeVisible();
        await page.keyboard.press('Escape');
        const chat = page.locator('.wp-block-hadaya-contact.is-at-center a');
        await chat.click();
        await expect
          .poll(() => page.evaluate(() => Reflect.get(window, 'opened')))
          .toMatch(/^https:\/\/(wa\.me|web\.whatsapp\.com)\/.*96890000001/);
      } finally {
        site.setOption('hadaya_test_locale', null);
      }
    },
  );

test('the editor saves the block’s channel, look and text, and the page shows them', async ({
  page,
  site,
  guest,
  snap,
}) => {
  await guest.allow({ console: [/.*/] });
  await logIn(page.request, site.url);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.addLocatorHandler(page.getByRole('dialog', { name: /Welcome to the/ }), async (dialog) => {
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
  await page.goto('/wp-admin/post-new.php');
  await page.waitForFunction(() => Reflect.get(window, 'wp')?.blocks?.getBlockType('hadaya/contact'));
  // Waits for the editor, because content inserted before the post's blocks have loaded is lost.
  await page.locator('iframe[name="editor-canvas"], .is-root-container').first().waitFor();
  // Inserts the block through WordPress's API, because the block list differs between versions; all other steps use the
  // interface.
  await page.evaluate(() => {
    const { blocks, data } = Reflect.get(window, 'wp');
    data.dispatch('core/editor').editPost({ title: 'Made in the editor', status: 'publish' });
    const block = blocks.createBlock('hadaya/contact', { channel: 'phone' });
    data.dispatch('core/block-editor').insertBlocks(block);
    data.dispatch('core/block-editor').selectBlock(block.clientId);
  });
  const canvas = page.frameLocator('iframe[name="editor-canvas"]').locator('body');
  const inFrame = (await page.locator('iframe[name="editor-canvas"]').count()) > 0;
  const block = (inFrame ? canvas : page.locator('body')).locator('.wp-block-hadaya-contact');
  await expect(block.locator('svg')).toBeVisible();
  const opens = page.getByLabel('What the button opens', { exact: true });
  if (!(await opens.isVisible())) await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(opens).toHaveValue('phone');
  await opens.selectOption('whatsapp');
  await page.locator('.components-panel').getByLabel('Pre-filled message').fill('Hello');
  await page.getByLabel('Appearance', { exact: true }).selectOption('channel');
  await block.getByRole('textbox').fill('Write to us');
  await snap('contact-block-editor');
  const variations = await page.evaluate(() =>
    Reflect.get(window, 'wp')
      .blocks.getBlockVariations('core/navigation-link')
      .filter(({ name }: { readonly name: string }) => name.startsWith('hadaya-'))
      .map(({ attributes }: { readonly attributes: { readonly url: string } }) => attributes.url),
  );
  expect(variations).toEqual(['#contact', '#contact-whatsapp', '#contact-phone', '#contact-form']);
  await page.evaluate(() => Reflect.get(window, 'wp').data.dispatch('core/editor').savePost());
  await expect
    .poll(
      () => site.query("SELECT post_content AS text FROM wp_posts WHERE post_title = 'Made in the editor'")[0]?.text,
    )
    .toContain('"channel":"whatsapp"');
  const id = site.query("SELECT ID FROM wp_posts WHERE post_title = 'Made in the editor'")[0]?.ID;
  const html = await (await page.request.get(`${site.url}/?p=${id}`)).text();
  expect(html).toMatch(/href="https:\/\/wa\.me\/96890000001\?text=Hello"[^>]*style="background:#1DAA61/);
  expect(html).toContain('Write to us');
  guest.ignoreFindings();
});

for (const locale of ['en', 'ar'])
  test(
    `the editor offers patterns with the shop’s channels (${locale})`,
    inMatrix(locale === 'ar'),
    async ({ page, site, snap, guest }) => {
      site.setOption('hadaya_test_locale', locale === 'ar' ? 'ar' : null);
      try {
        await logIn(page.request, site.url);
        const nonce = await (await page.request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
        const ask = { headers: { 'X-WP-Nonce': nonce } };
        const root = `${site.url}/?rest_route=/wp/v2`;
        const listed: readonly { readonly name: string; readonly title: string; readonly content: string }[] = await (
          await page.request.get(`${root}/block-patterns/patterns`, ask)
        ).json();
        const ours = listed.filter(({ name }) => name.startsWith('hadaya/'));
        const title = locale === 'ar' ? 'تحدّث إلينا' : 'Talk to us';
        expect(ours.map((one) => one.title)).toContain(title);
        expect(ours).toHaveLength(2);
        const content = ours.map((one) => one.content).join('');
        const made = await page.request.post(`${root}/pages`, {
          ...ask,
          data: { title: 'Sections', status: 'publish', content },
        });
        const { link }: { readonly link: string } = await made.json();
        await page.goto(link);
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('heading', { name: title, exact: true }).first()).toBeVisible();
          const buttons = page.locator('.wp-block-hadaya-contact a');
          await expect(buttons).toHaveCount(4);
          await expect(buttons.first()).toHaveCSS('display', 'inline-flex');
          await expectAccessible(page, { include: ['.wp-block-post-content'] });
          await snap(`pattern-${locale}-${width}`);
        }
      } finally {
        site.setOption('hadaya_test_locale', null);
      }
      guest.ignoreFindings();
    },
  );
