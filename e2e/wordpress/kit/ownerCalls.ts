import type { APIRequestContext } from '@playwright/test';
import { logIn } from './session.ts';
import { HADAYA_OPTIONS } from './siteContent.ts';
import type { TestSite } from './TestSite.ts';

export const SETTINGS_PAGE = '/wp-admin/admin.php?page=hadaya';

/** Gives the site these settings, without revisions; `null` means the settings of a fresh site. */
export function keepOptions(site: TestSite, options: unknown): void {
  site.setOptions({ hadaya_options: options, hadaya_history: null });
}

/** Logs in as the owner; also resets the site to `HADAYA_OPTIONS`, without revisions. */
export async function enterAsOwner(request: APIRequestContext, site: TestSite): Promise<void> {
  keepOptions(site, HADAYA_OPTIONS);
  await logIn(request, site.url);
}

type TestText = string | Readonly<Record<string, string>>;

export interface TestField {
  readonly field: string;
  readonly label?: TestText;
  readonly required?: boolean;
  readonly options?: TestText;
}

/** Default fields in every test form. The owner's additional fields follow, starting with index 4. */
const USUAL: readonly TestField[] = [
  { field: 'name', required: true },
  { field: 'email', required: true },
  { field: 'phone' },
  { field: 'message', required: true },
];

/** Returns settings whose form has these fields after the four default fields. */
export function optionsWithFields(fields: readonly TestField[], form: object = {}) {
  const items = [...USUAL, ...fields].map((field) => ({
    label: '',
    title: '',
    hint: '',
    required: false,
    options: '',
    ...field,
  }));
  return { ...HADAYA_OPTIONS, form: { ...HADAYA_OPTIONS.form, items, ...form } };
}

export function withFields(site: TestSite, fields: readonly TestField[], form: object = {}): void {
  keepOptions(site, optionsWithFields(fields, form));
}

/** Returns functions that call the settings routes with the owner's REST nonce. */
export async function callsOf(request: APIRequestContext, site: TestSite) {
  const nonce = await (await request.get(`${site.ajaxUrl}?action=rest-nonce`)).text();
  const headers = { 'X-WP-Nonce': nonce };
  const url = `${site.url}/?rest_route=/hadaya/v1/settings`;
  return {
    read: async () => (await request.get(url, { headers })).json(),
    post: (data: unknown, path = '') => request.post(`${url}${path}`, { headers, data }),
    preview: (settings: unknown, view: unknown = {}) =>
      request.post(`${site.url}/?rest_route=/hadaya/v1/preview`, { headers, data: { settings, view } }),
  };
}

/** Saves these form settings on a site that otherwise has `HADAYA_OPTIONS`; returns the server's response. */
export async function saveForm(request: APIRequestContext, site: TestSite, form: object) {
  await enterAsOwner(request, site);
  return (await callsOf(request, site)).post({ revision: 0, settings: { form } });
}
