/** The demo's page that makes the script tag for a shop. */
import { readManifest } from '../../tools/islandBundle/manifest.ts';
import { DIST_FOLDER, DIST_ROOT, RUNTIME, VERSION } from '../../tools/islandBundle/project.ts';
import { expect, expectAccessible, test } from '../kit/test.ts';

// The page's own script, which stands for the host here.
test.use({
  allow: {
    hostChanges: [
      { selector: '.install [role="status"]' },
      { selector: '.install textarea', attributes: ['aria-invalid'] },
      { selector: '.install select' },
      { selector: '.install option' },
      { selector: '.install-frame', attributes: ['hidden', 'src'] },
    ],
    console: [/contact\.zindex: unknown setting/],
  },
});

test.skip(RUNTIME === 'light', 'the page offers both builds, and a run on the light one serves only its folder');

const { files } = readManifest(DIST_FOLDER, VERSION);

test('the tag follows what the owner writes, says what cannot be read, and is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/install/');
  const tag = page.getByLabel('The tag');
  const settings = page.getByLabel('Settings by part');
  await expect.poll(() => tag.inputValue()).toContain(`integrity="${files.hadaya?.sha384}"`);
  await expect.poll(() => tag.inputValue()).toContain('"weekendDays":[5,6]');

  await settings.fill('{"contact": {"labels": {"close": "</script>"}}}');
  await page.getByLabel('Folder of the files').fill('https://files.gifts.example/hadaya');
  await page.getByLabel('WhatsApp number').fill('+968 9000 0001');
  await expect.poll(() => tag.inputValue()).toContain('"close":"\\u003c/script>"');
  await expect.poll(() => tag.inputValue()).toContain('src="https://files.gifts.example/hadaya/hadaya.min.js"');
  await expect.poll(() => tag.inputValue()).toContain('href="https://wa.me/96890000001"');

  await settings.fill('{\n  "contact": {\n    "zIndex": 5\n  "menu": {}\n}');
  await expect(page.getByText('This is no JSON: look at line 4')).toBeVisible();
  await expect(settings).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => tag.inputValue()).toContain('script>"}}');
  await settings.fill('[1]');
  await expect(page.getByText('The settings must be an object')).toBeVisible();
  await settings.fill('');
  await expect(page.getByText('The settings can be read.')).toBeVisible();

  await page.getByRole('button', { name: 'Copy the tag' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('window.hadaya.settings={};</script>');
});

for (const [direction, query] of [
  ['ltr', ''],
  ['rtl', '?dir=rtl'],
]) {
  for (const width of [390, 1280]) {
    test(`the page ${direction} at ${width} px`, async ({ page, snap }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/install/${query}`);
      await expect(page.locator('[data-judged]')).not.toBeEmpty();
      await expectAccessible(page, { include: ['main'] });
      await snap(`install-${width}-${direction}`);
    });
  }
}

test('a page of the shop shows itself with the settings', async ({ page }) => {
  await page.goto('/install/');
  await page.getByLabel('Settings by part').fill('{"contact": {"zindex": 5}}');
  await page.getByLabel('With the owner’s panel').check();
  await page.getByRole('button', { name: 'Show with these settings' }).click();
  const frame = page.frameLocator('.install-frame');
  await expect(frame.getByText('contact.zindex: unknown setting, did you mean "zIndex"?')).toBeVisible();
});

test('the runtime is a choice with its bytes beside it; the light one has a folder and a hash of its own', async ({
  page,
}) => {
  await page.goto('/install/');
  const runtime = page.getByLabel('Runtime');
  await expect(runtime.locator('option')).toHaveText([/^React.*\(6\d\.\d kB\)$/, /^Light.*\(\d+\.\d kB\)$/]);
  await runtime.selectOption({ index: 1 });
  const tag = page.getByLabel('The tag');
  const light = readManifest(`${DIST_ROOT}/light`, VERSION).files.hadaya?.sha384;
  await expect.poll(() => tag.inputValue()).toContain(`/light/hadaya.min.js" integrity="${light}"`);
  await page.getByRole('button', { name: 'Show with these settings' }).click();
  await expect(page.frameLocator('.install-frame').locator('script[src="/dist/light/hadaya.min.js"]')).toBeAttached();
});
