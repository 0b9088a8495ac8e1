/**
 * `pnpm docs:pictures [name …]`: takes the pictures in `docs/pictures/` for the READMEs and the documentation, in
 * English and Arabic (`messages-ar`). They show the demo shop, and a real WordPress site with a month of data. Build
 * first; the owner's screens also need `wp:fetch`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { startShopServer } from '@hadaya/demo/server';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../test/chromiumArgs.ts';
import { findBrowser } from '../../test/findBrowser.ts';
import { REPOSITORY } from '../../vite/project.ts';
import { createSite } from '../../wordpress/createSite.ts';
import { demoContent } from '../../wordpress/demo/demoContent.ts';
import { drawPictures } from '../../wordpress/demo/drawPictures.ts';
import { hasWordPress } from '../../wordpress/fetchWordPress.ts';
import { findPhp } from '../../wordpress/findPhp.ts';
import { ADMIN } from '../../wordpress/Site.ts';
import { serveSite } from '../../wordpress/serveSite.ts';
import { wpCli } from '../../wordpress/wpCli.ts';

interface Screen {
  readonly path: string;
  /** Label of the control to click, in both languages. */
  readonly press?: { readonly en: string; readonly ar: string };
  /** Title of a group to enable and show. */
  readonly show?: { readonly en: string; readonly ar: string };
  /** CSS selector of an element in the preview to scroll to. */
  readonly drawn?: string;
}

type Locale = 'en' | 'ar';

const SETTINGS = '/wp-admin/admin.php?page=hadaya';
const SCREENS: Readonly<Record<string, Screen>> = {
  'settings-channels': { path: SETTINGS },
  'settings-look': { path: SETTINGS, press: { en: 'Appearance', ar: 'المظهر' } },
  'settings-when': { path: SETTINGS, press: { en: 'Display', ar: 'العرض' } },
  'settings-form': { path: `${SETTINGS}-form` },
  'settings-newsletter': {
    path: `${SETTINGS}-form`,
    show: { en: 'Newsletter', ar: 'النشرة البريدية' },
    drawn: 'input[type="checkbox"]',
  },
  'settings-webhook': {
    path: `${SETTINGS}-form`,
    show: { en: 'Webhook and newsletter', ar: '‏Webhook والنشرة البريدية' },
  },
  'settings-statistics': { path: `${SETTINGS}-statistics` },
  'settings-parts': { path: `${SETTINGS}-parts` },
  'settings-advanced': { path: `${SETTINGS}-advanced` },
  messages: { path: `${SETTINGS}-inbox` },
};

const named = (name: string, locale: Locale) => (locale === 'ar' ? `${name}-ar` : name);

const PATIENCE_MS = 120_000;
const SIZE = { width: 1280, height: 800 };
const target = resolve(REPOSITORY, 'docs/pictures');
mkdirSync(target, { recursive: true });

const requested = process.argv.slice(2);
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);

async function take(page: Page, name: string): Promise<void> {
  // The preview in the screen's frame loads last, and slowly on a busy machine.
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  await page.evaluate(async () => void (await document.fonts.ready));
  // Keep the mouse away from menus that open on hover, such as WordPress's toolbar at the top.
  await page.mouse.move(1, SIZE.height - 1);
  await page.screenshot({ path: resolve(target, `${name}.png`), animations: 'disabled' });
  console.log(`docs/pictures/${name}.png`);
}

async function takeShop(page: Page, locale: Locale): Promise<void> {
  const shop = await startShopServer({ root: 'shop' });
  await page.goto(`${shop.url}/product/ceramic-mug/${locale === 'ar' ? '?dir=rtl' : ''}`);
  // Reload the page, because headings are painted in their own font from the start only if the font is cached.
  await page.reload();
  await page.locator('[data-attribute_name="attribute_pa_color"] [data-value="red"]').click();
  await page.locator('.open-chaty').first().click();
  await page.locator('.chaty-open').waitFor();
  await take(page, named('shop', locale));
  await shop.close();
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><rect width="200" height="60" rx="8" fill="#fff"/><text x="100" y="40" text-anchor="middle" font-family="serif" font-size="30" font-weight="bold">MUSCAT CO</text></svg>';

/** Takes a picture of a product with the buyer's logo, next to the quote list. */
async function takeQuoteList(page: Page, locale: Locale): Promise<void> {
  const shop = await startShopServer({ root: 'shop' });
  const direction = locale === 'ar' ? '?dir=rtl' : '';
  await page.goto(`${shop.url}/shop/${direction}`);
  await page.locator('[data-view="card"] .hadaya-quote-link').first().click();
  await page.locator('[data-view="card"] .hadaya-quote-open').first().waitFor();
  await page.goto(`${shop.url}/product/ceramic-mug/${direction}`);
  await page.locator('[data-attribute_name="attribute_pa_color"] [data-value="red"]').click();
  await page.locator('[data-attribute_name="attribute_pa_size"] [data-value="m"]').click();
  const product = page.locator('.hadaya-quote-product');
  await product.locator('.hadaya-quote-steps button').nth(1).click();
  const logo = { name: 'muscat-co.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) };
  await product.locator('input[type="file"]').setInputFiles(logo);
  await product.locator('.hadaya-quote-add').click();
  await product.locator('.hadaya-quote-open').click();
  const list = page.locator('.hadaya-quote-dialog');
  await list.locator('input[name="contact"]').fill('sales@muscat.example');
  await list.evaluate((dialog) => dialog.scrollTo(0, 0));
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, named('quote-list', locale));
  await shop.close();
}

async function takeQuoteOffer(page: Page, locale: Locale): Promise<void> {
  const php = findPhp();
  if ('missing' in php || !hasWordPress()) return missWordPress();
  const paths = createSite(php, `pictures-offer-${locale}-${process.pid}`, demoContent());
  await page.setViewportSize({ width: 800, height: 912 });
  await page.setContent(
    wpCli(php, paths, ['eval-file', resolve(REPOSITORY, 'tools/wordpress/php/offer-page.php'), locale]),
  );
  await take(page, named('quote-offer', locale));
  await page.setViewportSize(SIZE);
  rmSync(paths.folder, { recursive: true, force: true });
}

function missWordPress(): void {
  console.error('The owner’s screens need PHP and WordPress: npx -y pnpm@12 wp:fetch');
  process.exitCode = 1;
}

async function takeScreens(page: Page, locale: Locale): Promise<void> {
  const php = findPhp();
  if ('missing' in php || !hasWordPress()) return missWordPress();
  const demo = demoContent();
  const content = { ...demo, options: { ...demo.options, ...(locale === 'ar' ? { hadaya_test_locale: 'ar' } : {}) } };
  const paths = createSite(php, `pictures-${locale}-${process.pid}`, content);
  await drawPictures(paths, content);
  const month = ['php/month.php', 'demo/month.json'].map((file) => resolve(REPOSITORY, 'tools/wordpress', file));
  wpCli(php, paths, ['eval-file', ...month]);
  const site = await serveSite(php, paths);
  try {
    await page.request.post(`${site.url}/wp-login.php`, { form: { log: ADMIN.login, pwd: ADMIN.password } });
    for (const [screen, { path, press, show, drawn }] of Object.entries(SCREENS)) {
      const name = named(screen, locale);
      if (!isRequested(name)) continue;
      await page.goto(site.url + path);
      if (press) await page.getByRole('button', { name: press[locale], exact: true }).click({ timeout: PATIENCE_MS });
      if (show) await showGroup(page, show[locale]);
      if (drawn)
        await page
          .frameLocator('.hadaya-frame iframe')
          .locator(drawn)
          .last()
          .scrollIntoViewIfNeeded({ timeout: PATIENCE_MS });
      if (screen === 'messages') await openFirst(page, locale);
      await take(page, name);
    }
  } finally {
    site.stop();
    rmSync(paths.folder, { recursive: true, force: true });
  }
}

/** Opens a group of the settings form with its parents, enables it and scrolls it to the top. */
async function showGroup(page: Page, title: string): Promise<void> {
  const group = page.locator('fieldset', { has: page.locator(`> legend:text-is("${title}")`) });
  await group.evaluate((element) => {
    for (let around = element.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
      around.open = true;
  });
  await group.getByRole('checkbox').first().check({ timeout: PATIENCE_MS });
  // The preview waits until a recipient is entered.
  const address = group.locator('input[type="url"]').first();
  if ((await address.count()) > 0) await address.fill('https://crm.example.com/messages');
  await group.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  // The bar at the top covers content that scrolls below it.
  await page.evaluate(() => scrollBy(0, -60));
}

async function openFirst(page: Page, locale: Locale): Promise<void> {
  const name = locale === 'ar' ? 'سالم' : 'Amal';
  await page
    .locator('#hadaya-inbox')
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button')
    .first()
    .click();
}

const found = await findBrowser();
const browser = await chromium.launch({ args: [...CHROMIUM_ARGS], ...(found ? { executablePath: found.path } : {}) });
const context = await browser.newContext({
  viewport: SIZE,
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'Asia/Muscat',
});
// The shop treats an automated browser as a bot: it counts nothing and shows no widget.
await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
const page = await context.newPage();
for (const locale of ['en', 'ar'] as const) {
  if (isRequested(named('shop', locale))) await takeShop(page, locale);
  if (isRequested(named('quote-list', locale))) await takeQuoteList(page, locale);
  if (isRequested(named('quote-offer', locale))) await takeQuoteOffer(page, locale);
  if (Object.keys(SCREENS).some((name) => isRequested(named(name, locale)))) await takeScreens(page, locale);
}
await browser.close();
