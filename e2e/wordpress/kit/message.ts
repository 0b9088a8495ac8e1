import type { APIRequestContext, APIResponse } from '@playwright/test';
import type { Row, TestSite } from './TestSite.ts';
import { expect } from './test.ts';

export interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A valid one-pixel PNG picture. */
export const PNG: Buffer = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A document whose first bytes identify it as a PDF. */
export const PDF: Buffer = Buffer.from(
  '%PDF-1.4\n%\u00e2\u00e3\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n',
  'latin1',
);

export async function freshNonce(request: APIRequestContext, site: TestSite): Promise<string> {
  const answer = await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce' } });
  const { nonce }: { nonce: string } = await answer.json();
  return nonce;
}

/**
 * Values that a form gets from its page and sends back, keyed by site URL. A stamp is valid for a day, so each site is
 * queried only once. The stamp is always old enough for a person to have filled in the form.
 */
const proofs = new Map<string, Promise<Readonly<Record<string, string>>>>();

async function openForm(request: APIRequestContext, site: TestSite): Promise<Readonly<Record<string, string>>> {
  const answer = await request.post(site.ajaxUrl, { form: { action: 'hadaya_fresh_nonce' } });
  const { stamp = '', trap = '' }: { readonly stamp?: string; readonly trap?: string } = await answer.json();
  await new Promise((resolve) => setTimeout(resolve, 800));
  return stamp === '' ? {} : { stamp, [trap]: '' };
}

/** Returns the stamp from a form that was opened a while ago, and the field that must stay empty. */
export function proofOf(request: APIRequestContext, site: TestSite): Promise<Readonly<Record<string, string>>> {
  const known = proofs.get(site.url) ?? openForm(request, site);
  proofs.set(site.url, known);
  return known;
}

/**
 * Posts the form as the widget does; `more` replaces or adds fields. With a `stamp` in `more`, the honeypot field is
 * not added.
 */
export async function postMessage(
  request: APIRequestContext,
  site: TestSite,
  more: Readonly<Record<string, string | SentFile>> = {},
): Promise<APIResponse> {
  const multipart = {
    name: 'Amal',
    email: 'amal@company.example',
    phone: '+96890000001',
    message: 'Two hundred notebooks',
    nonce: 'nonce' in more ? '' : await freshNonce(request, site),
    action: 'chaty_front_form_save_data',
    channel: 'Contact_Us',
    widget: '0',
    ref_url: `${site.url}/ask/`,
    token: '',
    page_id: '55',
    page_title: 'Corporate gifts',
    v2token: '',
    ...('stamp' in more ? {} : await proofOf(request, site)),
    ...more,
  };
  return request.post(site.ajaxUrl, { multipart });
}

/** Decodes the stored JSON of a message, so that letters, quotes and line breaks appear as written. */
const readable = (json: unknown): string =>
  JSON.stringify(JSON.parse(String(json)))
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(String.raw`\"`, '"')
    .replaceAll(String.raw`\t`, '\t');

/** Finds messages from an email address in the database, newest first. */
export function findLeads(site: TestSite, email: string): readonly Row[] {
  const rows = site.query(
    `SELECT p.ID, p.post_status, p.post_title, m.meta_value FROM wp_posts p JOIN wp_postmeta m ON m.post_id = p.ID
     WHERE p.post_type = 'hadaya_lead' AND m.meta_key = '_hadaya_lead' AND m.meta_value LIKE ? ORDER BY p.ID DESC`,
    `%"${email}"%`,
  );
  return rows.map((row) => ({ ...row, meta_value: readable(row.meta_value) }));
}

export function storedNames(row: Row | undefined): readonly string[] {
  return [...String(row?.meta_value).matchAll(/[0-9a-f]{32}\.upload/g)].map(([name]) => name);
}

/** Sends a message with a file and returns its database id. */
export async function sendLead(request: APIRequestContext, site: TestSite, email: string, more = {}): Promise<number> {
  const answer = await postMessage(request, site, {
    email,
    message: 'unfindable-secret',
    'custom_fields[4][label_file]': 'Brief',
    'custom_fields[4][slug]': 'file',
    'custom_fields[4][file]': { name: 'our brief.pdf', mimeType: 'application/pdf', buffer: PDF },
    ...more,
  });
  expect(await answer.json()).toMatchObject({ status: 1 });
  return Number(findLeads(site, email)[0]?.ID);
}

/** Reads the shop's notes on the newest message from an email address, as stored. */
export const notesOn = (site: TestSite, email: string): string =>
  readable(
    site.query(
      "SELECT meta_value FROM wp_postmeta WHERE meta_key = '_hadaya_notes' AND post_id = ?",
      Number(findLeads(site, email)[0]?.ID),
    )[0]?.meta_value,
  );
