/**
 * Tests that the demo shows a saved component in development without a build, and that measured pages use built files.
 */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../kit/test.ts';
import { type Development, startDevelopment } from './kit/startDevelopment.ts';

let demo: Development;

test.setTimeout(120_000);

test.beforeAll(async () => {
  demo = await startDevelopment();
});
test.afterEach(async ({ browser: _browser }, info) => {
  if (info.errors.length > 0) await info.attach('demo server output', { body: demo.printed() });
});
test.afterAll(() => demo.stop());

/** Opens a path in a page without the guest oracle, because the oracle checks built files, not development modules. */
async function open(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  // Waits for the connection, because a change saved earlier would appear only after the next load.
  const isListening = page.waitForEvent('console', (line) => line.text() === '[vite] connected.');
  await page.goto(demo.url + path);
  await isListening;
  // Waits for the launcher, because modules load one by one in development, and an earlier click would follow the link,
  // as it does without scripts.
  await expect(page.locator('.chaty-widget .chaty-i-trigger').first()).toBeVisible();
  return page;
}
/** Sets a window property, which a reload of the page would remove. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'isSame', true));
const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'isSame') === true);

test('hot-reloads a changed contact form component and keeps the input', async ({ browser }) => {
  const page = await open(browser, '/');
  await page.locator('.home-actions [data-hadaya-open]').click();
  await page.getByLabel('Your name').fill('Amal');
  await mark(page);
  demo.edit('packages/contact-widget/src/panels/form/view/RequiredMark.tsx', '        *\n', '        (must)\n');
  await expect(page.getByText('(must)').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Amal');
  expect(await isSame(page)).toBe(true);
  await page.context().close();
});

test('hot-reloads a changed gallery or swatches component and keeps the selected colour', async ({ browser }) => {
  const page = await open(browser, '/product/ceramic-mug/');
  await page.getByRole('radio', { name: 'Red' }).click();
  const size = page.getByRole('radio', { name: '42 cl' });
  await size.click({ force: true });
  await expect(page.locator('.hadaya-swatches-notice')).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  demo.edit(
    'packages/swatches/src/notices/Notice.tsx',
    '<span>{clock ? heard : text}</span>',
    '<span>Look: {clock ? heard : text}</span>',
  );
  await expect(page.locator('.hadaya-swatches-notice')).toContainText('Look: ');
  demo.edit('packages/gallery/src/controls/Counter.tsx', 'className="counter"', 'className="counter changed"');
  await expect(page.locator('.counter.changed')).toBeAttached();
  await expect(page.getByRole('radio', { name: 'Red' })).toBeChecked();
  expect(await isSame(page)).toBe(true);
  await page.context().close();
});

test('reloads the page when a shop text changes', async ({ browser }) => {
  const page = await open(browser, '/shop/');
  demo.edit('demo/src/site/siteTexts.ts', "localized('All gifts'", "localized('All presents'");
  await expect(page.getByRole('heading', { level: 1, name: 'All presents' })).toBeVisible();
  await page.context().close();
});

test('the page reports a running build, and the demo bar shows the files in use', async ({ browser }) => {
  const page = await open(browser, '/product/ceramic-mug/');
  await page.getByText('Demo options').click();
  const files = page.locator('.demo-switch', { hasText: 'Build' });
  await expect(files.locator('[aria-current]')).toHaveText('Live sources');
  await files.getByRole('link', { name: 'React', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Building the shop’s files' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('11 of 21');
  demo.letBuild();
  await expect(page.locator('script[src="/dist/hadaya.min.js"]')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('script[src*="@vite"]')).toHaveCount(0);
  await expect(page.locator('.variations_form[data-hadaya-state="mounted"]')).toBeAttached();
  await page.getByText('Demo options').click();
  await expect(files.locator('[aria-current]')).toHaveText('React');
  await page.context().close();
});

test('builds the documentation on the first visit and shows it when ready', async ({ browser }) => {
  const page = await open(browser, '/');
  await page.getByText('Demo options').click();
  await page.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { name: 'Building the documentation' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('rendering pages');
  demo.letDocument();
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible();
  await page.context().close();
});
