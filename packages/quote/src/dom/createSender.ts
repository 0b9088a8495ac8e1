import { type IslandContext, isRecord, listen, toJson } from '@hadaya/core';
import { createClient, findRestUrl, type HttpClient } from '@hadaya/core/http';
import type { QuoteLine } from '../model/quoteList.ts';
import type { QuoteSettings } from '../settings.ts';

type Context = IslandContext<QuoteSettings>;

/** Data that a visitor sends along with the list; never stored on the device. */
export interface QuoteDetails {
  readonly neededBy: string;
  readonly company: string;
  readonly name: string;
  readonly contact: string;
}

export interface QuoteRequest {
  readonly lines: readonly QuoteLine[];
  readonly details: QuoteDetails;
  readonly logo: File | undefined;
}

export type SendOutcome =
  | { readonly kind: 'sent'; readonly number: string; readonly link: string }
  /** The shop rejected the request; `field` names the affected detail, or is empty. */
  | { readonly kind: 'refused'; readonly message: string; readonly field: string }
  | { readonly kind: 'failed' };

/** Sends requests so that the shop stores each one only once, even after several attempts. */
export interface Sender {
  /** Fetches a request's ticket in advance, so that sending does not wait for it. */
  prepare(): void;
  /**
   * Sends a request. If the device is offline, calls `onWaiting` and sends the request when the device is online again.
   */
  send(request: QuoteRequest, onWaiting: () => void): Promise<SendOutcome>;
}

/** A one-time token from the server for a single request. */
interface Ticket {
  readonly nonce: string;
  readonly stamp: string;
  readonly trap: string;
  readonly fetched: number;
}

const KEY_NAME = 'hadaya-quote-key';
/**
 * Minimum time between fetching a ticket and sending its request, in milliseconds. The server rejects requests that
 * arrive faster than people type.
 */
const PAUSE_MS = 1000;
const TICKET_LIFE_MS = 3_600_000;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function decodeOutcome(raw: unknown): SendOutcome | undefined {
  if (!isRecord(raw)) return undefined;
  if (raw.status === 1) return { kind: 'sent', number: text(raw.number), link: text(raw.link) };
  return { kind: 'refused', message: text(raw.message), field: text(raw.field) };
}

/**
 * Encodes only the ids, chosen attributes, quantity and note of each line, because the server looks up names and
 * prices.
 */
function encode({ lines, details, logo }: QuoteRequest, page: Pick<Document, 'title' | 'documentElement'>): FormData {
  const data = new FormData();
  const sent = lines.map(({ product, variation, attributes, quantity, note }) => ({
    product,
    variation,
    attributes,
    quantity,
    note,
  }));
  data.set('lines', toJson(sent));
  for (const [name, value] of Object.entries(details)) data.set(name, value);
  data.set('language', page.documentElement.lang);
  data.set('page_title', page.title);
  if (logo) data.set('logo', logo);
  return data;
}

function createKey({ window, storage }: Context['environment']) {
  return {
    /**
     * Returns the current request's key. It stays the same until the shop has confirmed the request, even if the page
     * is closed in between.
     */
    read(): string {
      const kept = storage.local.getItem(KEY_NAME);
      if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
      const bytes = window.crypto.getRandomValues(new Uint8Array(16));
      const key = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      storage.local.setItem(KEY_NAME, key);
      return key;
    },
    /** Removes a confirmed request's key, unless another tab has already started a new request, whose key must stay. */
    forget(key: string) {
      if (storage.local.getItem(KEY_NAME) === key) storage.local.removeItem(KEY_NAME);
    },
  };
}

const findRoute = ({ window }: Context['environment'], given: string, path: string) =>
  given || findRestUrl(window, `hadaya/v1/quotes${path}`);

/**
 * Each request needs a ticket of its own. A new one is fetched after `spend`, or when the current one is an hour old.
 */
function createTickets({ environment, settings, signal }: Context, client: HttpClient) {
  const { clock } = environment;
  const url = findRoute(environment, settings.ticketUrl, '/ticket');
  let ticket: Promise<Ticket | undefined> | undefined;
  const fetchTicket = async (): Promise<Ticket | undefined> => {
    const decode = (raw: unknown) => (isRecord(raw) ? raw : undefined);
    const answer = await client.adminAjax('hadaya_quote', {}, { url, decode, signal, isQuiet: true });
    if (!answer.ok) return undefined;
    const { nonce, stamp, trap } = answer.value;
    return { nonce: text(nonce), stamp: text(stamp), trap: text(trap), fetched: clock.now() };
  };
  return {
    async get() {
      const held = await ticket;
      if (held && clock.now() - held.fetched < TICKET_LIFE_MS) return held;
      ticket = fetchTicket();
      return ticket;
    },
    spend() {
      ticket = undefined;
    },
  };
}

export function createSender(context: Context): Sender {
  const { environment, settings, signal } = context;
  const { window, document, clock } = environment;
  const client = createClient(environment);
  const tickets = createTickets(context, client);
  const key = createKey(environment);
  const url = findRoute(environment, settings.sendUrl, '');
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve, signal));
  const whenOnline = () =>
    new Promise<void>((resolve) => listen(window, 'online', () => resolve(), { signal, once: true }));

  const sendOnce = async (request: QuoteRequest, formKey: string): Promise<SendOutcome | 'offline'> => {
    const ticket = await tickets.get();
    if (!ticket) return window.navigator.onLine ? { kind: 'failed' } : 'offline';
    await wait(Math.max(0, ticket.fetched + PAUSE_MS - clock.now()));
    const data = encode(request, document);
    const { nonce, stamp, trap } = ticket;
    const proof = { nonce, stamp, [trap]: '', form_key: formKey };
    for (const [name, value] of Object.entries(proof)) data.set(name, value);
    data.set('ref_url', window.location.href.replace(/[?#].*$/s, ''));
    const answer = await client.adminAjax('hadaya_quote', data, { url, decode: decodeOutcome, signal });
    tickets.spend();
    if (answer.ok) return answer.value;
    return answer.error.kind === 'network' && !window.navigator.onLine ? 'offline' : { kind: 'failed' };
  };

  return {
    prepare: () => void tickets.get(),
    async send(request, onWaiting) {
      // The key is the same for every attempt, so that the shop stores the request only once, even if two tabs send it
      // when the connection returns.
      const formKey = key.read();
      for (;;) {
        const outcome = window.navigator.onLine ? await sendOnce(request, formKey) : 'offline';
        if (outcome !== 'offline') {
          if (outcome.kind === 'sent') key.forget(formKey);
          return outcome;
        }
        onWaiting();
        await whenOnline();
      }
    },
  };
}
