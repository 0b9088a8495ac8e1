/**
 * What an owner reads on each screen while an answer is on its way, when the site breaks down or nobody is logged in any more,
 * and where there is nothing to see. Scripts that never come are in lostScreens and inboxRights.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { detailOf, emptyInbox, INBOX, listOf, writeAs } from './kit/inbox.ts';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { NO_PEER_OPTIONS, PEER_OPTIONS } from './kit/peerOptions.ts';
import { logIn } from './kit/session.ts';
import { openStep } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();
test.describe.configure({ mode: 'default' });
test.use({ allow: { globals: ['chaty_settings'] } });
test.beforeEach(({ site }) => {
  keepOptions(site, HADAYA_OPTIONS);
  site.setOptions(PEER_OPTIONS);
});
test.afterEach(({ site }) => site.setOptions({ ...NO_PEER_OPTIONS, hadaya_test_locale: null }));
test.afterAll(({ site }) => keepOptions(site, HADAYA_OPTIONS));

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' }).click();

const openFirst = (page: Page) => listOf(page).getByRole('listitem').first().getByRole('button').press('Enter');

/** A section of the settings where a switch is turned below a line that opens, and saved. */
const saveOf = (section: string, line: string, label: string): Screen => ({
  path: `${SETTINGS_PAGE}-${section}`,
  route: 'settings',
  ask: async (page) => {
    await page.getByText(line).click();
    await page.getByLabel(label, { exact: true }).press('Space');
    await save(page);
  },
  again: save,
  told: (page) => page.locator('#hadaya-admin'),
  busy: 'Saving …',
  leave: discard,
});

/** A screen: where it stands, which route it asks, what makes it ask, and where it tells. */
interface Screen {
  readonly path: string;
  readonly route: string;
  readonly ask: (page: Page) => Promise<unknown>;
  /** What makes it ask once more, where that is no new page. */
  readonly again?: (page: Page) => Promise<unknown>;
  readonly told: (page: Page) => Locator;
  /** What is read while the answer is on its way. */
  readonly busy: string;
  /** What lets go of it, where the page would hold somebody back. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

const SCREENS: Readonly<Record<string, Screen>> = {
  'a save': {
    path: SETTINGS_PAGE,
    route: 'settings',
    ask: async (page) => {
      await openStep(page, 'Look');
      await page.getByLabel('Text beside the button', { exact: true }).fill('Typed');
      await save(page);
    },
    again: save,
    told: (page) => page.locator('#hadaya-admin'),
    busy: 'Saving …',
    leave: discard,
  },
  'a save of the parts': saveOf('parts', 'Parts whose plugin is not active here', 'Product gallery'),
  'a save of rare settings': saveOf(
    'advanced',
    'Keeping and deleting messages',
    'Delete the messages too when the plugin is deleted',
  ),
  'the preview': {
    path: SETTINGS_PAGE,
    route: 'preview',
    ask: async () => {},
    told: (page) => page.locator('.hadaya-preview'),
    busy: 'The preview is being loaded.',
  },
  'the move': {
    path: `${SETTINGS_PAGE}#move`,
    route: 'move',
    ask: async () => {},
    told: (page) => page.locator('#hadaya-admin'),
    busy: 'Reading what',
  },
  'the list of messages': {
    path: INBOX,
    route: 'leads',
    ask: (page) => page.getByLabel('Search messages').fill('zzzz'),
    again: (page) => page.getByLabel('Search messages').press('z'),
    told: listOf,
    busy: 'Looking …',
  },
  'a message': {
    path: INBOX,
    route: 'leads/\\d+',
    ask: openFirst,
    again: openFirst,
    told: detailOf,
    busy: 'The message is being loaded …',
  },
  'the statistics': {
    path: `${SETTINGS_PAGE}-statistics`,
    route: 'statistics',
    ask: async () => {},
    told: (page) => page.locator('.hadaya-statistics'),
    busy: 'The numbers are being loaded …',
  },
};

const JSON_TYPE = { contentType: 'application/json' };
const BROKEN = {
  status: 500,
  ...JSON_TYPE,
  body: '{"code":"internal_server_error","message":"<p>There has been a critical error.</p>","data":{"status":500}}',
};
const BROKEN_WORDS = 'The site broke down over this';
/** What comes after a broken site; two in a row never say the same. */
const MORE_FAULTS = [
  [
    'nobody logged in',
    { status: 403, ...JSON_TYPE, body: '{"code":"rest_forbidden","message":"Sorry","data":{"status":403}}' },
    'You are not logged in any more',
  ],
  ['a page of a gateway', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, BROKEN_WORDS],
] as const;

const routeOf = ({ route }: Screen) => new RegExp(`hadaya(/|%2F)v1(/|%2F)${route.replace('/', '(/|%2F)')}(?![\\w/-])`);

for (const [name, screen] of Object.entries(SCREENS))
  test(`${name}: a slow answer, a broken site, a page in place of an answer and a login that is over are told`, async ({
    page,
    site,
    guest,
  }) => {
    await writeAs(page.request, site, 'Amal');
    await logIn(page.request, site.url);
    const held: Route[] = [];
    let given: typeof BROKEN | undefined;
    await page.route(routeOf(screen), (route) => (given ? route.fulfill(given) : void held.push(route)));
    await page.goto(screen.path);
    await screen.ask(page);
    await expect(
      screen
        .told(page)
        .or(page.locator('#hadaya-admin, #hadaya-inbox, #hadaya-statistics-app'))
        .getByText(screen.busy)
        .first(),
    ).toBeVisible();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    let words = BROKEN_WORDS;
    const isTold = async () => {
      await expect(screen.told(page).getByText(words).first()).toBeVisible();
      await expect(screen.told(page)).not.toContainText('<p>');
    };
    given = BROKEN;
    for (const route of held) await route.fulfill(given);
    await test.step('a broken site', isTold);
    for (const [fault, answer, next] of MORE_FAULTS)
      await test.step(fault, async () => {
        given = answer;
        if (screen.again) await screen.again(page);
        else {
          await page.goto('about:blank');
          await page.goto(screen.path);
          await screen.ask(page);
        }
        words = next;
        await isTold();
      });
    await screen.leave?.(page);
    guest.dropVerdict();
  });

test('in Arabic a broken site speaks Arabic', async ({ page, site, guest, snap }) => {
  site.setOption('hadaya_test_locale', 'ar');
  await logIn(page.request, site.url);
  for (const name of ['the preview', 'the move', 'the statistics']) {
    const screen = SCREENS[name];
    if (!screen) throw new Error(name);
    await page.route(routeOf(screen), (route) => route.fulfill(BROKEN));
    await page.goto('about:blank');
    await page.goto(screen.path);
    await expect(screen.told(page).getByText('تعطّل الموقع').first()).toBeVisible();
    await snap(`broken-ar-${name.replace(' ', '-')}`);
    await page.unroute(routeOf(screen));
  }
  guest.dropVerdict();
});

test('each view of the inbox says why it is empty, and a question without an answer leads back', async ({
  page,
  site,
  guest,
}) => {
  emptyInbox(site);
  await logIn(page.request, site.url);
  await page.goto(INBOX);
  await expect(page.getByText('Choose a message from the list')).toBeVisible();
  for (const [view, words] of [
    ['New', 'Nothing waits for an answer.'],
    ['Snoozed', 'Nothing is snoozed.'],
    ['Answered', 'Nothing is answered yet.'],
    ['All', 'No messages yet.'],
    ['Spam', 'No spam.'],
    ['Bin', 'No messages in the bin.'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: new RegExp(`^${view}`) })
      .click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByLabel('Search messages').fill('nobody');
  await expect(page.getByText('No message matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Empty the search and the filters' }).click();
  await expect(page.getByText('No messages in the bin.')).toBeVisible();
  guest.dropVerdict();
});
