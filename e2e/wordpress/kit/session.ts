import { ADMIN, type SiteUser } from '@hadaya/tools/wordpress/Site';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { GIVE_COOKIES } from './TestSite.ts';
import { expect } from './test.ts';

/** Cookies of logged-in users, keyed by site URL and user name. */
const sessions = new Map<string, readonly string[]>();

/**
 * Logs a user in; the request context (and its page's browser context) keeps the cookies. Without the field
 * `testcookie`, WordPress does not require the login form's cookie, so this function need not load the form first.
 */
export async function logInAnew(
  request: APIRequestContext,
  url: string,
  { login, password }: SiteUser = ADMIN,
): Promise<void> {
  const answer = await request.post(`${url}/wp-login.php`, {
    form: { log: login, pwd: password, 'wp-submit': 'Log In' },
    maxRedirects: 0,
  });
  expect(answer.status(), 'login').toBe(302);
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  sessions.set(
    `${url} ${login}`,
    cookies.map(({ value }) => value),
  );
}

/**
 * Logs a user in with the session of an earlier test, if one exists, because a login takes as long as loading a page.
 */
export async function logIn(request: APIRequestContext, url: string, user: SiteUser = ADMIN): Promise<void> {
  const cookies = sessions.get(`${url} ${user.login}`);
  if (!cookies) return logInAnew(request, url, user);
  expect(await (await request.post(`${url}/${GIVE_COOKIES}`, { data: cookies })).text(), 'cookies').toBe('done');
}

/** Sends a GET request and returns a redirect response without following it. */
export function peek(request: APIRequestContext, url: string): Promise<APIResponse> {
  return request.get(url, { maxRedirects: 0 });
}

export function readNonce(html: string, name = '_wpnonce'): string {
  return html.match(new RegExp(`name="${name}" value="([^"]+)"`))?.[1] ?? '';
}

/** Makes the browser look like a person's, because an automated browser counts as a bot and sees no widget. */
export const asPerson = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
