import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { findLeads, postMessage } from './message.ts';
import type { TestSite } from './TestSite.ts';

export const INBOX = '/wp-admin/admin.php?page=hadaya-inbox';

/** Axe options for the inbox app: the element to check, and the results that a person has reviewed. */
export const INBOX_APP = {
  include: ['#hadaya-inbox'],
  reviewed: {
    'color-contrast': 'WordPress’s controls draw their border over the input, whose text is nearly black on white',
  },
};

/** Reads from the database the status of the newest message from an email address. */
export const stateOf = (site: TestSite, email: string): unknown => findLeads(site, email)[0]?.post_status;

/** Returns the id of the newest message from an email address. */
export const idOf = (site: TestSite, email: string): number => Number(findLeads(site, email)[0]?.ID);

/** Finds the message list. `rowOf` finds a row in it, and `openerOf` finds the button that opens the row's message. */
export const listOf = (page: Page): Locator => page.getByRole('region', { name: 'Messages', exact: true });
export const rowOf = (page: Page, text: string): Locator =>
  listOf(page).getByRole('listitem').filter({ hasText: text });
export const openerOf = (page: Page, text: string): Locator => rowOf(page, text).getByRole('button');

export const detailOf = (page: Page): Locator => page.getByRole('region', { name: 'Message details' });

/** Finds the notice that the app shows after an action. */
export const toldOf = (page: Page): Locator => page.locator('.hadaya-inbox-notice');

/** Deletes all messages and the list of spam senders. */
export function emptyInbox(site: TestSite): void {
  site.write("DELETE FROM wp_posts WHERE post_type = 'hadaya_lead'");
  site.setOption('hadaya_spam_senders', null);
}

export const emailOf = (name: string): string => `${name.toLowerCase()}@inbox.example`;

export const writeAs = (request: APIRequestContext, site: TestSite, name: string, more = {}) =>
  postMessage(request, site, { name, email: emailOf(name), message: `Words of ${name}`, ...more });

/** Returns a function that calls the leads' routes with the user's own nonce. */
export async function leadCalls(request: APIRequestContext, site: TestSite) {
  const nonce = await (await request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const headers = { 'X-WP-Nonce': nonce };
  return async (method: string, path: string, data?: unknown) => {
    const sent = data === undefined ? {} : { data };
    const answer = await request.fetch(`${site.url}/wp-json/hadaya/v1/leads${path}`, { method, headers, ...sent });
    return { status: answer.status(), body: await answer.json() };
  };
}

export async function readLead(request: APIRequestContext, site: TestSite, id: number) {
  return (await (await leadCalls(request, site))('GET', `/${id}`)).body.lead;
}

/** Moves a new message to the Trash as the inbox does. */
export async function throwAway(request: APIRequestContext, site: TestSite, id: number): Promise<void> {
  const change = { changes: [{ id, from: 'new', state: 'trash' }] };
  await (await leadCalls(request, site))('POST', '', change);
}

/** Returns the URL of the CSV export for the logged-in user. */
export async function tableAddress(request: APIRequestContext, site: TestSite): Promise<string> {
  const html = await (await request.get(`${site.url}${INBOX}`)).text();
  return JSON.parse(/"export":("[^"]+")/.exec(html)?.[1] ?? '""');
}
