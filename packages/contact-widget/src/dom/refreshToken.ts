import type { ContactPage } from '../ContactPage.ts';

const TOKEN = /"widget_token":"([\w-]{1,64})","widget_index":"(\w{0,8})"/g;

/** Reads the page once more past its cache and finds the widget's new token in it; `undefined` when there is none. */
export async function refreshToken(
  page: ContactPage,
  widgetIndex: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { environment } = page.context;
  const address = new URL(environment.window.location.href);
  address.searchParams.set('hadaya-fresh', String(environment.clock.now()));
  address.hash = '';
  try {
    const response = await environment.fetch(address.href, { cache: 'reload', credentials: 'same-origin', signal });
    const html = await response.text();
    return [...html.matchAll(TOKEN)].find(([, , index]) => index === widgetIndex)?.[1];
  } catch {
    return undefined;
  }
}
