import { enterAsOwner, keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { NO_PEER_OPTIONS, PEER_OPTIONS } from './kit/peerOptions.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.afterAll(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions(NO_PEER_OPTIONS);
});

const FAILED = [
  [SETTINGS_PAGE, 'admin.min.js', 'The settings could not be loaded because a script is missing.'],
  [
    `${SETTINGS_PAGE}-statistics`,
    'statistics.min.js',
    'The statistics could not be loaded because a script is missing.',
  ],
] as const;

test('screens whose script fails to load explain what to do, and the import screen loads on “Try again”', async ({
  page,
  site,
  guest,
}) => {
  await enterAsOwner(page.request, site);
  await page.clock.install();
  for (const [path, file, text] of FAILED) {
    await page.route(`**/dist/admin/${file}*`, (route) => route.abort());
    await page.goto(path);
    await page.clock.runFor(16_000);
    const message = page.getByText(text);
    await expect(message, file).toBeVisible();
    await expect(message, file).toContainText('Reload the page.');
    await page.unroute(`**/dist/admin/${file}*`);
  }
  await page.clock.resume();

  site.setOptions(PEER_OPTIONS);
  const route = /hadaya(\/|%2F)v1(\/|%2F)move/;
  await page.route(route, (call) => call.abort());
  await page.goto(`${SETTINGS_PAGE}#move`);
  await expect(page.getByText('Could not connect to the site.').first()).toBeVisible();
  await page.unroute(route);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Moved: [1-9]\d*$/)).toBeVisible();
  guest.ignoreFindings();
});
