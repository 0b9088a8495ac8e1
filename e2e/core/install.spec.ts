/** Tests the demo's page that creates the script tag for a shop. */
import { readManifest } from '@hadaya/tools/manifest';
import { DIST_FOLDER, DIST_ROOT, RUNTIME, VERSION } from '@hadaya/tools/project';
import { expect, expectAccessible, test } from '../kit/test.ts';
import { INSTALL_CHANGES } from './kit/installChanges.ts';

// Changes by the page's own script count as the host's.
test.use({
  allow: {
    hostChanges: INSTALL_CHANGES,
    // The page fetches the file URL that the test has entered.
    hosts: ['files.gifts.example'],
    console: [/status of 404/],
  },
});

test.skip(RUNTIME === 'light', 'the page needs both builds, and a run on the light one serves only its folder');

const { files } = readManifest(DIST_FOLDER, VERSION);

test('fields update the tag, preview and link, and report invalid values', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/install/');
  const tag = page.getByLabel('Script tag');
  await expect.poll(() => tag.inputValue()).toContain(`integrity="${files.hadaya?.sha384}"`);
  await expect.poll(() => tag.inputValue()).toContain('window.hadaya.settings={};</script>');
  // A tag that is copied without changes contains no link to a WhatsApp number.
  expect(await tag.inputValue()).not.toMatch(/noscript|wa\.me/);

  const contact = page.locator('[data-part="contact"]');
  await contact.locator('summary').first().click();
  await page.locator('[name="contact.hoursMode"]').selectOption('status');
  const weekend = page.locator('[name="contact.weekendDays"]');
  await weekend.fill('[5, 6');
  await expect(page.getByText('contact.weekendDays is not valid JSON')).toBeVisible();
  await expect(weekend).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => tag.inputValue()).toContain('{"contact":{"hoursMode":"status"}}');
  await weekend.fill('[5, 6]');
  await expect(page.getByText('All settings are valid.')).toBeVisible();
  await page.locator('[name="contact.phoneCountry"]').fill('</script>');
  await expect(contact.locator('summary').first()).toContainText('(3)');
  await expect(page.getByText('This URL is an example')).toBeVisible();
  await page.route('https://files.gifts.example/**', (route) => route.fulfill({ status: 404 }));
  await page.getByLabel('Files URL').fill('https://files.gifts.example/hadaya');
  await page.getByLabel('WhatsApp number for visitors').fill('+968 9000 0001');
  await expect.poll(() => tag.inputValue()).toContain('"phoneCountry":"\\u003c/script>"');
  await expect.poll(() => tag.inputValue()).toContain('src="https://files.gifts.example/hadaya/hadaya.min.js"');
  await expect.poll(() => tag.inputValue()).toContain('href="https://wa.me/96890000001"');
  await expect(page.locator('.install-frame')).toHaveAttribute('src', /weekendDays/);

  await page.getByRole('button', { name: 'Copy tag' }).click();
  await expect(page.getByText('No files were found at this URL')).toBeVisible();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"weekendDays":[5,6]');

  const kept = await tag.inputValue();
  await page.reload();
  await expect.poll(() => tag.inputValue()).toBe(kept);
  await expect(weekend).toHaveValue('[5,6]');
});

for (const [direction, query] of [
  ['ltr', ''],
  ['rtl', '?dir=rtl'],
]) {
  test(`the ${direction} page is accessible and fits at 390 and 1280 px`, async ({ page, snap }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/install/${query}`);
    await page.locator('[data-part="contact"] > summary').click();
    await expect(page.locator('[name="contact.hoursMode"]')).toBeVisible();
    await page.locator('[name="widget.enabled"]').check();
    await page.locator('[name="widget.channels.add"]').click();
    await page.locator('[name="widget.hours.enabled"]').check();
    await page.locator('[data-more="channels.0"] > summary').click();
    await page.locator('[name="given"]').fill('<main></main>');
    await page.locator('[data-check]').click();
    await expect(page.locator('[data-findings] li').first()).toBeVisible();
    for (const width of [390, 1280])
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(tooWide).toBeLessThanOrEqual(0);
        await expectAccessible(page, {
          include: ['main'],
          reviewed: { 'frame-tested': 'a demo shop page, which has its own tests' },
        });
        await snap(`install-${width}-${direction}`);
      });
  });
}

test('the preview uses the selected runtime and shows the diagnostics panel', async ({ page }) => {
  await page.goto('/install/');
  const runtime = page.getByLabel('JavaScript library');
  await expect(runtime.locator('option')).toHaveText([/^React.*\(5\d\.\d kB\)$/, /^Preact.*\(\d+\.\d kB\)$/]);
  await runtime.selectOption({ index: 1 });
  const tag = page.getByLabel('Script tag');
  const light = readManifest(`${DIST_ROOT}/light`, VERSION).files.hadaya?.sha384;
  await expect.poll(() => tag.inputValue()).toContain(`/light/hadaya.min.js" integrity="${light}"`);
  await page.getByLabel('Show diagnostics panel').check();
  const frame = page.frameLocator('.install-frame');
  await expect(frame.locator('script[src="/dist/light/hadaya.min.js"]')).toBeAttached();
  await expect(frame.getByText(/^Contact widget: \d working/)).toBeVisible();
});

test('checks a page by URL or HTML and imports its settings', async ({ page }) => {
  await page.goto('/install/');
  const given = page.getByLabel('Page URL or HTML');
  const check = page.getByRole('button', { name: 'Check page' });
  const findings = page.locator('[data-findings]');
  await given.fill('/product/ceramic-mug/');
  await check.click();
  await expect(findings).toContainText('Tag found: /dist/hadaya.min.js');
  await expect(findings).toContainText('gallery starts on this page. Elements: 1.');

  await given.fill('/no-such-page/');
  await check.click();
  await expect(findings).toContainText('The browser could not read this URL.');

  const tag = await page.getByLabel('Script tag').inputValue();
  await given.fill(tag.replace('settings={}', 'settings={"menu":{"suggestions":true,"hoveropenms":5}}'));
  await check.click();
  await expect(findings).toContainText('The integrity hash matches this version.');
  await expect(findings).toContainText('There is no setting menu.hoveropenms. Did you mean “hoverOpenMs”?');
  await page.getByRole('button', { name: 'Use these settings' }).click();
  await expect(page.locator('[name="menu.suggestions"]')).toBeChecked();
  await expect.poll(() => page.getByLabel('Script tag').inputValue()).toContain('{"menu":{"suggestions":true}}');
});

test('a contact widget built by keyboard appears in the tag, the preview and the link', async ({ page }) => {
  await page.goto('/install/');
  const tag = page.getByLabel('Script tag');
  await page.getByLabel('Show the contact widget').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Add a channel. The contact widget')).toBeVisible();
  await page.getByRole('button', { name: 'Add channel' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="widget.channels.0.channel"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('9000');
  await expect(
    page.getByText('“Number with country code” is not valid and is left out of the tag. Example: 96890000001.'),
  ).toBeVisible();
  await expect.poll(() => tag.inputValue()).toContain('"channels":[]');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('+968 9000 0001');
  await expect(page.getByText('All settings are valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Add channel' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Email');
  await page.keyboard.press('Tab');
  await page.keyboard.type('shop@gifts.example');
  await page.getByRole('button', { name: 'Move up (Channels 2)' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Call to action', { exact: true }).fill('Ask </script> us');
  await page.locator('[name="widget.position"]').selectOption('left');
  await page.getByLabel('Set opening hours').check();
  await page.locator('[name="widget.hours.zone"]').fill('Asia/Muscat');
  await page.getByLabel('Saturday').check();
  await page.getByLabel('From', { exact: true }).fill('00:00');

  await expect.poll(() => tag.inputValue()).toContain('"00:00"');
  const written = await tag.inputValue();
  const [, json = '{}'] = /window\.hadaya\.settings=(\{.*\});/.exec(written) ?? [];
  const [widget] = JSON.parse(json).contact.widgets;
  expect(widget.channels.map(({ type, value }: Record<string, string>) => [type, value])).toEqual([
    ['email', 'shop@gifts.example'],
    ['whatsapp', '96890000001'],
  ]);
  expect(widget).toMatchObject({ ctaText: 'Ask </script> us', position: 'left' });
  expect(widget.hours.zone).toBe('Asia/Muscat');
  expect(widget.hours.lines[0].days).toHaveLength(6);
  expect(written).toContain('<noscript><a href="mailto:shop@gifts.example" rel="noopener">Email</a> <a href="https');

  await page.getByLabel('Set opening hours').uncheck();
  await page.locator('[name="page"]').selectOption('/corporate-gifts/');
  const frame = page.frameLocator('.install-frame');
  await frame.getByRole('button', { name: /Ask/ }).click();
  await expect(frame.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /96890000001/);

  const kept = await tag.inputValue();
  await page.reload();
  await expect.poll(() => tag.inputValue()).toBe(kept);
  await page.getByLabel('Page URL or HTML').fill(kept);
  await page.getByRole('button', { name: 'Check page' }).click();
  await expect(page.locator('[data-findings]')).not.toContainText('To fix:');
});

test('restores page rules, countries and agents’ hours from a link', async ({ page, guest }) => {
  await guest.allow({ hosts: ['www.cloudflare.com'] });
  const line = { days: ['0', '1', '2', '3', '4', '5', '6'], start: '00:00', end: '23:59' };
  const agents = [{ name: 'Amal', value: '+968 9000 0001', hours: [line] }];
  const given = {
    enabled: true,
    cta_text: 'Ask Amal',
    channels: [{ channel: 'Whatsapp', team: true, agents }],
    pages: [{ show: 'hide', rule: 'starts', value: '/product/' }],
    countries: { enabled: true, codes: ['OM'] },
    staff: { zone: 'Asia/Muscat', away: 'hide' },
  };
  await page.route('https://www.cloudflare.com/**', (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, contentType: 'text/plain', body: 'loc=OM\n' }),
  );
  await page.goto(`/install/#${new URLSearchParams({ widget: JSON.stringify(given) })}`);
  const tag = page.getByLabel('Script tag');
  await expect.poll(() => tag.inputValue()).toContain('"people":[{"channel":"Whatsapp","agent":"96890000001"');
  expect(await tag.inputValue()).toContain('"agents":[{"name":"Amal","value":"96890000001"}]');
  await page.locator('[data-more=""] > summary').click();
  await page.locator('[name="widget.countries.codes"]').selectOption('Kuwait');
  await expect.poll(() => tag.inputValue()).toContain('"countries":{"codes":["OM","KW"]}');
  expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('widget')).toContain('"codes":["OM","KW"]');

  // Runs the tag's code for a path; returns whether it sets the widgets. The code itself applies the page rules.
  const isSet = async (path: string) => {
    const [, code = ''] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(await tag.inputValue()) ?? [];
    return page.evaluate(
      ([text = '', pathname]) => {
        const shop = { hadaya: { settings: { contact: { widgets: undefined } } } };
        new Function('window', 'location', text)(shop, { pathname });
        return shop.hadaya.settings.contact.widgets !== undefined;
      },
      [code, path],
    );
  };
  expect([await isSet('/ask/'), await isSet('/product/mug/')]).toEqual([true, false]);
  const frame = page.frameLocator('.install-frame');
  await page.locator('[name="page"]').selectOption('/corporate-gifts/');
  await frame.getByRole('button', { name: 'WhatsApp' }).click();
  await expect(frame.getByText('Amal', { exact: true }).first()).toBeVisible();
  await page.locator('[name="page"]').selectOption('/product/ceramic-mug/');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ceramic mug');
  expect(
    await frame.locator('h1').evaluate(() => 'widgets' in Object(Reflect.get(window, 'hadaya').settings?.contact)),
  ).toBe(false);
});
