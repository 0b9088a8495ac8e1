import type { JQuery } from '@hadaya/core/jquery';
import { type FormSession, readVariationId } from '../form/index.ts';
import type { JQueryListener } from '../jquery/index.ts';
import { decodeVariation } from '../matching/index.ts';
import { loadProductIndex } from './loadProductIndex.ts';

const RETRY_MS = 1000;
const MAX_FAILURES = 2;
const LOOKUP = /\bget_variation(?!\w)/;

function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Checks whether a request looks up the variation that this form's selects currently show. */
function isOwnLookup(session: FormSession, call: unknown): boolean {
  const body = String(readField(call, 'data') ?? '');
  if (!LOOKUP.test(`${readField(call, 'url')} ${body}`)) return false;
  const fields = new URLSearchParams(body);
  if (fields.get('product_id') !== session.store.getState().productId) return false;
  return session.readAttributes().every(({ name, chosen }) => (fields.get(name) ?? '') === chosen);
}

/** Checks whether a response is a variation, or the value `false`, which means that no variation matches. */
function isUsable(answer: unknown): boolean {
  if (readField(answer, 'status') !== 200) return false;
  try {
    const body: unknown = JSON.parse(String(readField(answer, 'responseText')));
    return body === false || decodeVariation(body) !== undefined;
  } catch {
    return false;
  }
}

function abort(answer: unknown): void {
  const stop = readField(answer, 'abort');
  if (typeof stop === 'function') stop.call(answer);
}

/**
 * Monitors WooCommerce's lookups in Ajax mode. Aborts a lookup when its choice becomes incomplete, and repeats a failed
 * lookup once, after a second. WooCommerce shows nothing on failure, so after the second failure Hadaya shows an error
 * in the form and retries when the connection is back.
 */
function watchLookups(session: FormSession): JQueryListener {
  const { root, environment, store, messages, signal } = session;
  let running: unknown;
  let failures = 0;
  let { choice } = store.getState();

  store.subscribe(() => {
    const state = store.getState();
    if (state.choice !== choice) failures = 0;
    choice = state.choice;
    if (state.match.kind === 'incomplete') abort(running);
  }, signal);

  const fail = (copy: JQuery) => {
    failures += 1;
    if (failures >= MAX_FAILURES) {
      store.dispatch({ kind: 'failed' });
      messages.sayFailed();
      session.askWhenOnline(() => copy(root).trigger('check_variations'));
      return;
    }
    store.dispatch({ kind: 'asked' });
    const asked = store.getState().choice;
    const repeat = () => store.getState().choice === asked && copy(root).trigger('check_variations');
    environment.clock.after(RETRY_MS, repeat, signal);
  };

  // Checks whether a response was missed. A form that contains a variation's id does not count, because `askMissed`
  // requests that variation.
  const isMissed = (copy: JQuery) =>
    store.getState().match.kind === 'pending' &&
    readVariationId(root) === 0 &&
    failures === 0 &&
    Reflect.get(copy, 'active') === 0;

  return {
    onCopy(copy) {
      // If the match is still pending, its response arrived before this file loaded, so the variation is requested
      // again.
      environment.clock.after(RETRY_MS, () => isMissed(copy) && copy(root).trigger('check_variations'), signal);
    },
    onCall(type, [answer, call], copy) {
      const isOwn = answer === running || isOwnLookup(session, call);
      if (!isOwn) return;
      running = type === 'ajaxSend' ? answer : undefined;
      if (type === 'ajaxSend') store.dispatch({ kind: 'asked' });
      else if (readField(answer, 'statusText') !== 'abort' && !isUsable(answer)) fail(copy);
    },
  };
}

export function startAjaxMode(session: FormSession): void {
  session.jquery.listen(session.root, watchLookups(session), session.signal);
  loadProductIndex(session);
}
