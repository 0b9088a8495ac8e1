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

/** Whether a call asks for the variation that this form's selects stand for now. */
function isOwnLookup(session: FormSession, call: unknown): boolean {
  const body = String(readField(call, 'data') ?? '');
  if (!LOOKUP.test(`${readField(call, 'url')} ${body}`)) return false;
  const fields = new URLSearchParams(body);
  if (fields.get('product_id') !== session.store.getState().productId) return false;
  return session.readAttributes().every(({ name, chosen }) => (fields.get(name) ?? '') === chosen);
}

/** An answer that says which variation it is, or `false` for none. */
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
 * Watches WooCommerce's lookups in ajax mode. One that nobody waits for any more is aborted; a failed one is repeated
 * once after a second; the second failure is said in the form, where WooCommerce would say nothing, and the line is waited for.
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

  // A match whose number the form holds is asked for by itself.
  const isMissed = (copy: JQuery) =>
    store.getState().match.kind === 'pending' &&
    readVariationId(root) === 0 &&
    failures === 0 &&
    Reflect.get(copy, 'active') === 0;

  return {
    onCopy(copy) {
      // An answer that came before this file was heard by nobody: what still waits by then is asked again.
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

/** What only a form without embedded variations needs: an eye on WooCommerce's lookups, and the product index. */
export function startAjaxMode(session: FormSession): void {
  session.jquery.listen(session.root, watchLookups(session), session.signal);
  loadProductIndex(session);
}
