/**
 * Tests the messages to owners on each screen: while a response is pending, when the site fails, when the login has
 * expired, and in empty states. `failedScreens.spec.ts` and `inboxRights.spec.ts` cover missing scripts.
 */
import type { Locator, Page, Route } from '@playwright/test';
import { detailOf, emptyInbox, INBOX, listOf, writeAs } from './kit/inbox.ts';
import { keepOptions, SETTINGS_PAGE } from './kit/ownerCalls.ts';
import { NO_PEER_OPTIONS, PEER_OPTIONS } from './kit/peerOptions.ts';
import { logIn } from './kit/session.ts';
import { openSection, openStep } from './kit/settingsApp.ts';
import { HADAYA_OPTIONS } from './kit/siteContent.ts';
import type { TestSite } from './kit/TestSite.ts';
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

const save = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true }).press('Enter');
const discard = (page: Page) => page.getByRole('button', { name: 'Discard changes' }).click();

const openFirst = (page: Page) => listOf(page).getByRole('listitem').first().getByRole('button').press('Enter');

/** A screen's request, with its trigger and the region that shows the result. */
interface Question {
  readonly route: string;
  readonly ask: (page: Page) => Promise<unknown>;
  readonly again: (page: Page) => Promise<unknown>;
  readonly region: (page: Page) => Locator;
  /** Text that the screen shows while the response is pending. */
  readonly busy: string;
  /** Discards the change if leaving the screen would prompt for confirmation. */
  readonly leave?: (page: Page) => Promise<unknown>;
}

const saveOf = (section: string, line: string, label: string): Question => ({
  route: 'settings',
  ask: async (page) => {
    await openSection(page, section);
    await page.getByText(line).click();
    await page.getByLabel(label, { exact: true }).press('Space');
    await save(page);
  },
  again: save,
  region: (page) => page.locator('#hadaya-admin'),
  busy: 'Saving…',
  leave: discard,
});

const tryAgain = (screen: string) => (page: Page) =>
  page.locator(screen).getByRole('button', { name: 'Try again' }).first().click();
const nothing = async () => {};

/** Requests of each page, in the order in which the test triggers them. */
const SCREENS: Readonly<Record<string, readonly [path: string, questions: Readonly<Record<string, Question>>]>> = {
  'the settings': [
    SETTINGS_PAGE,
    {
      'the preview': {
        route: 'preview',
        ask: nothing,
        again: tryAgain('.hadaya-preview'),
        region: (page) => page.locator('.hadaya-preview'),
        busy: 'Loading preview…',
        leave: async (page) => {
          await tryAgain('.hadaya-preview')(page);
          await expect(page.locator('.hadaya-preview').getByText(BROKEN_MESSAGE)).toHaveCount(0);
        },
      },
      'a save': {
        route: 'settings',
        ask: async (page) => {
          await openStep(page, 'Appearance');
          await page.getByLabel('Call to action', { exact: true }).fill('Typed');
          await save(page);
        },
        again: save,
        region: (page) => page.locator('#hadaya-admin'),
        busy: 'Saving…',
        leave: discard,
      },
      'saving the features': saveOf('Features', 'Other features (used by', 'Product gallery'),
      'saving the advanced settings': saveOf(
        'Advanced',
        'Message retention and replies',
        'Delete messages when the plugin is deleted',
      ),
      'the move': {
        route: 'move',
        ask: (page) => page.goto(`${SETTINGS_PAGE}#move`),
        again: tryAgain('#hadaya-admin'),
        region: (page) => page.locator('#hadaya-admin'),
        busy: 'Loading settings from',
      },
    },
  ],
  'the statistics': [
    `${SETTINGS_PAGE}-statistics`,
    {
      'the statistics': {
        route: 'statistics',
        ask: nothing,
        again: tryAgain('.hadaya-statistics'),
        region: (page) => page.locator('.hadaya-statistics'),
        busy: 'Loading statistics…',
      },
    },
  ],
  'the inbox': [
    INBOX,
    {
      'the list of messages': {
        route: 'leads',
        ask: (page) => page.getByLabel('Search messages').fill('zzzz'),
        again: (page) => page.getByLabel('Search messages').press('z'),
        region: listOf,
        busy: 'Loading…',
        leave: (page) => page.getByLabel('Search messages').fill(''),
      },
      'a message': {
        route: 'leads/\\d+',
        ask: openFirst,
        again: openFirst,
        region: detailOf,
        busy: 'Loading message…',
      },
    },
  ],
};

const JSON_TYPE = { contentType: 'application/json' };
const BROKEN = {
  status: 500,
  ...JSON_TYPE,
  body: '{"code":"internal_server_error","message":"<p>There has been a critical error.</p>","data":{"status":500}}',
};
const BROKEN_MESSAGE = 'The server returned an invalid response';
/**
 * Faults to test after a broken site. No two consecutive faults show the same message, so each new message is
 * detectable.
 */
const MORE_FAULTS = [
  [
    'logged out',
    { status: 403, ...JSON_TYPE, body: '{"code":"rest_forbidden","message":"Sorry","data":{"status":403}}' },
    'Your session has expired',
  ],
  ['a gateway’s error page', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, BROKEN_MESSAGE],
] as const;

const routeOf = ({ route }: Question) =>
  new RegExp(`hadaya(/|%2F)v1(/|%2F)${route.replace('/', '(/|%2F)')}(?![\\w/-])`);

/** Roots of the apps, which also contain the texts for pending requests. */
const APPS = '#hadaya-admin, #hadaya-inbox, #hadaya-statistics-app';

/**
 * Asserts the message for each way in which a request can fail. Calls `open` first, which opens the screen if
 * necessary.
 */
async function expectFaultMessages(page: Page, question: Question, open: () => Promise<unknown>): Promise<void> {
  const held: Route[] = [];
  let given: typeof BROKEN | undefined;
  await page.route(routeOf(question), (route) => (given ? route.fulfill(given) : void held.push(route)));
  await open();
  await question.ask(page);
  await expect(question.region(page).or(page.locator(APPS)).getByText(question.busy).first()).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  // The previous message is gone.
  await expect(question.region(page).getByText(BROKEN_MESSAGE)).toHaveCount(0);
  const showsMessage = async (text: string) => {
    await expect(question.region(page).getByText(text).first()).toBeVisible();
    await expect(question.region(page)).not.toContainText('<p>');
  };
  given = BROKEN;
  for (const route of held) await route.fulfill(given);
  await test.step('a broken site', () => showsMessage(BROKEN_MESSAGE));
  for (const [fault, answer, text] of MORE_FAULTS)
    await test.step(fault, async () => {
      given = answer;
      await question.again(page);
      await showsMessage(text);
    });
  await page.unroute(routeOf(question));
  await question.leave?.(page);
}

for (const [screen, [path, questions]] of Object.entries(SCREENS))
  test(`${screen}: reports slow responses, a broken site, HTML responses and an expired login`, async ({
    page,
    site,
    guest,
  }) => {
    await writeAs(page.request, site, 'Amal');
    await logIn(page.request, site.url);
    for (const [index, [name, question]] of Object.entries(questions).entries())
      await test.step(name, () =>
        expectFaultMessages(page, question, async () => (index === 0 ? page.goto(path) : undefined)),
      );
    if (path === INBOX) await test.step('explains empty views', () => expectEmptyViewMessages(page, site));
    guest.ignoreFindings();
  });

test('reports a broken site in Arabic', { tag: '@all' }, async ({ page, site, guest, snap }) => {
  site.setOption('hadaya_test_locale', 'ar');
  await logIn(page.request, site.url);
  for (const [path, name] of [
    [SETTINGS_PAGE, 'the preview'],
    [`${SETTINGS_PAGE}#move`, 'the move'],
    [`${SETTINGS_PAGE}-statistics`, 'the statistics'],
  ] as const) {
    const question = Object.values(SCREENS).find(([, questions]) => questions[name])?.[1][name];
    if (!question) throw new Error(name);
    await page.route(routeOf(question), (route) => route.fulfill(BROKEN));
    await page.goto('about:blank');
    await page.goto(path);
    await expect(question.region(page).getByText('استجابة الخادم غير صالحة').first()).toBeVisible();
    await snap(`broken-ar-${name.replace(' ', '-')}`);
    await page.unroute(routeOf(question));
  }
  guest.ignoreFindings();
});

/** Asserts that each empty inbox view explains itself, and that a request that received no response can be retried. */
async function expectEmptyViewMessages(page: Page, site: TestSite): Promise<void> {
  emptyInbox(site);
  await page.goto(INBOX);
  await expect(page.getByText('Select a message to read it')).toBeVisible();
  for (const [view, text] of [
    ['New', 'No messages are waiting for a reply.'],
    ['Snoozed', 'No snoozed messages.'],
    ['Replied', 'You have not replied to any messages yet. Messages appear here after you reply.'],
    ['All', 'No messages yet.'],
    ['Spam', 'No spam. Messages marked as spam appear here.'],
    ['Trash', 'No messages found in Trash.'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('button', { name: new RegExp(`^${view}`) })
      .click();
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.getByLabel('Search messages').fill('nobody');
  await expect(page.getByText('No messages found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByText('No messages found in Trash.')).toBeVisible();
}
