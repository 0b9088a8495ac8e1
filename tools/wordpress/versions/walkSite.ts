import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { HADAYA_OPTIONS } from '@hadaya/e2e/siteContent';
import { type APIRequestContext, request } from '@playwright/test';
import { ADMIN } from '../Site.ts';
import type { ServedSite } from '../serverProcess.ts';

/** A step of the test: its name, and a function that returns a problem, or an empty string on success. */
export type Step = readonly [name: string, run: () => Promise<string>];

const describe = (isGood: boolean, what: unknown) => (isGood ? '' : String(what).slice(0, 300));

const nonceOf = (html: string) => html.match(/name="_wpnonce" value="([^"]+)"/)?.[1] ?? '';

async function restHeaders(owner: APIRequestContext): Promise<Record<string, string>> {
  return { 'X-WP-Nonce': await (await owner.get('/wp-admin/admin-ajax.php?action=rest-nonce')).text() };
}

async function activate(owner: APIRequestContext): Promise<string> {
  await owner.get('/wp-login.php');
  const form = { log: ADMIN.login, pwd: ADMIN.password, 'wp-submit': 'Log In', testcookie: '1' };
  await owner.post('/wp-login.php', { form });
  const list = await (await owner.get('/wp-admin/plugins.php')).text();
  const link = list.match(/href="(plugins\.php\?action=activate&amp;plugin=hadaya%2Fhadaya\.php[^"]+)"/)?.[1] ?? '';
  const answer = await owner.get(`/wp-admin/${link.replaceAll('&amp;', '&')}`);
  return describe(/[?&]activate=true/.test(answer.url()), `activation failed: ${answer.url()}`);
}

async function save(owner: APIRequestContext): Promise<string> {
  const headers = await restHeaders(owner);
  const address = '/?rest_route=/hadaya/v1/settings';
  const { settings, revision } = await (await owner.get(address, { headers })).json();
  const channels = [{ channel: 'Whatsapp', value: '96890000001', label: 'WhatsApp' }];
  const widgets = [{ ...settings.widgets[0], enabled: true, form: true, channels }];
  const { islands, form } = HADAYA_OPTIONS;
  const data = { revision, settings: { widgets, islands, form: { ...settings.form, mail_to: form.mail_to } } };
  const wrong = { revision, settings: { widgets: [{ ...widgets[0], size: 'large' }] } };
  const refused = await owner.post(address, { headers, data: wrong });
  const saved = await owner.post(address, { headers, data });
  return describe(refused.status() === 400 && saved.status() === 200, await saved.text());
}

async function lookAtPage(visitor: APIRequestContext): Promise<string> {
  const html = await (await visitor.get('/ask/')).text();
  const script = html.match(/src="([^"]*hadaya\.min\.js[^"]*)"/)?.[1] ?? '';
  if (!html.includes('"widgets":[') || script === '') return 'the page has no widget';
  return describe((await visitor.get(script)).ok(), `${script} is not served`);
}

const DAY_MS = 86_400_000;

/**
 * Milliseconds that the test waits before it submits the form; longer than the minimum that the server requires between
 * opening and submitting a form.
 */
const SLOWEST_HAND_MS = 1500;

async function sendMessage(visitor: APIRequestContext): Promise<string> {
  const address = '/wp-admin/admin-ajax.php';
  const { nonce, stamp, trap } = await (await visitor.post(address, { form: { action: 'hadaya_fresh_nonce' } })).json();
  await setTimeout(SLOWEST_HAND_MS);
  const proof = { stamp, [trap]: '' };
  const fields = {
    ...proof,
    name: 'Amal',
    email: 'amal@company.example',
    message: 'Two hundred notebooks',
    widget: '0',
    nonce,
  };
  const answer = await visitor.post(address, { multipart: { ...fields, action: 'chaty_front_form_save_data' } });
  return describe((await answer.json()).status === 1, await answer.text());
}

async function countCalls(visitor: APIRequestContext, owner: APIRequestContext): Promise<string> {
  const count = async (action: string, more: Record<string, string> = {}) =>
    (await visitor.post('/wp-admin/admin-ajax.php', { form: { action, widgetId: '0', ...more } })).text();
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => count('update_chaty_widget_views', { isSingle: '0' })),
    ...Array.from({ length: 3 }, () => count('update_chaty_channel_click', { channel: 'Whatsapp' })),
  ]);
  // Yesterday and tomorrow, so that the range includes today in any time zone.
  const [from, to] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)].map((date) => date.toISOString());
  const address = `/?rest_route=/hadaya/v1/statistics&from=${from?.slice(0, 10)}&to=${to?.slice(0, 10)}`;
  const { days } = await (await owner.get(address, { headers: await restHeaders(owner) })).json();
  const sum = (name: string) =>
    days.reduce((total: number, day: Record<string, number>) => total + Number(day[name]), 0);
  const found = [answers.join(''), ...['views', 'clicks', 'messages'].map(sum)].join(' ');
  return describe(found === '11111111 5 3 1', `unexpected responses or counts: ${found}`);
}

async function uninstall(owner: APIRequestContext): Promise<string> {
  const act = async (action: string, more: Record<string, string> = {}) => {
    const html = await (await owner.get('/wp-admin/plugins.php')).text();
    const form = { action, 'checked[]': 'hadaya/hadaya.php', _wpnonce: nonceOf(html), ...more };
    return owner.post('/wp-admin/plugins.php', { form });
  };
  await act('deactivate-selected');
  await act('delete-selected', { 'verify-delete': '1' });
  const html = await (await owner.get('/wp-admin/plugins.php')).text();
  return describe(!html.includes('hadaya/hadaya.php'), 'the plugin was not deleted');
}

/** Returns the steps in the order in which they must run. `end` closes the test's connections. */
export async function stepsOn({ url }: ServedSite): Promise<{ readonly steps: readonly Step[]; end(): Promise<void> }> {
  const owner = await request.newContext({ baseURL: url, timeout: 120_000 });
  const visitor = await request.newContext({ baseURL: url, timeout: 120_000 });
  const steps: Step[] = [
    ['activation', () => activate(owner)],
    ['settings over REST', () => save(owner)],
    ['front end', () => lookAtPage(visitor)],
    ['message', () => sendMessage(visitor)],
    ['statistics', () => countCalls(visitor, owner)],
    ['uninstall', () => uninstall(owner)],
  ];
  const end = async () => {
    await owner.dispose();
    await visitor.dispose();
  };
  return { steps, end };
}

/**
 * Returns the names of the plugin's tables and options in a database, separated by commas; empty after a complete
 * uninstallation.
 */
export function leftIn(databaseFile: string): string {
  const database = new DatabaseSync(databaseFile);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'wp\\_hadaya%' ESCAPE '\\'").all();
  const names = database.prepare("SELECT option_name AS name FROM wp_options WHERE option_name LIKE 'hadaya%'").all();
  database.close();
  return [...tables, ...names].map(({ name }) => name).join(', ');
}
