import type { Environment } from '@hadaya/core';
import type { JQuery, JQueryEvent } from '@hadaya/core/jquery';
import { type JQueryWatch, listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';
import { VARIATION_FORM_SELECTOR } from '../selectors.ts';

export interface JQueryListener {
  /**
   * Called for an event on or inside the form, with the event's extra arguments and the copy of jQuery that fired it.
   */
  onEvent?(type: string, given: readonly unknown[], copy: JQuery): void;
  /** Called when one of the page's Ajax requests starts (`ajaxSend`) or ends (`ajaxComplete`). */
  onCall?(type: string, given: readonly unknown[], copy: JQuery): void;
  /** Called for each copy of jQuery that is found; events that the copy fired before have been missed. */
  onCopy?(copy: JQuery): void;
}

/** WooCommerce's jQuery events: one subscription for each copy of jQuery, shared by all forms of this bundle. */
export interface JQueryEvents extends JQueryWatch {
  listen(root: HTMLElement, listener: JQueryListener, signal: AbortSignal): void;
}

const NAMESPACE = '.hadaya';
const FORM_EVENTS = [
  'wc_variation_form',
  'check_variations',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_focus',
  'reload_product_variations',
  'change',
];
const CALL_EVENTS = ['ajaxSend', 'ajaxComplete'];

function inNamespace(events: readonly string[]): string {
  return events.map((name) => name + NAMESPACE).join(' ');
}

/**
 * Returns the form on which an event fired; `undefined` if the event comes from another form nested inside it.
 */
function findRoot({ target, currentTarget }: JQueryEvent): Element | undefined {
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return undefined;
  return target.closest(VARIATION_FORM_SELECTOR) === currentTarget ? currentTarget : undefined;
}

function openJQueryEvents(environment: Environment, signal: AbortSignal): JQueryEvents {
  const { document } = environment;
  const listeners = new Map<JQueryListener, Element>();
  const onCopy = (copy: JQuery) => {
    const onForm = (event: JQueryEvent, ...given: readonly unknown[]) => {
      const root = findRoot(event);
      for (const [listener, owner] of [...listeners]) if (owner === root) listener.onEvent?.(event.type, given, copy);
    };
    const onCall = (event: JQueryEvent, ...given: readonly unknown[]) => {
      for (const listener of [...listeners.keys()]) listener.onCall?.(event.type, given, copy);
    };
    const selector = VARIATION_FORM_SELECTOR;
    listenJQuery(copy, [document, inNamespace(FORM_EVENTS)], onForm, { signal, selector });
    listenJQuery(copy, [document, inNamespace(CALL_EVENTS)], onCall, { signal });
    for (const listener of [...listeners.keys()]) listener.onCopy?.(copy);
  };
  const { look } = watchJQuery(environment, onCopy, signal);
  return {
    look,
    listen(root, listener, owner) {
      const known = [...look()];
      listeners.set(listener, root);
      owner.addEventListener('abort', () => void listeners.delete(listener), { once: true });
      for (const copy of known) listener.onCopy?.(copy);
    },
  };
}

let shared: { readonly events: JQueryEvents; readonly controller: AbortController } | undefined;
let refCount = 0;

/** Returns the page's jQuery events; the subscriptions end with the last form that acquired them. */
export function acquireJQueryEvents(environment: Environment, signal: AbortSignal): JQueryEvents {
  if (!shared) {
    const controller = new AbortController();
    shared = { controller, events: openJQueryEvents(environment, controller.signal) };
  }
  refCount += 1;
  const release = () => {
    refCount -= 1;
    if (refCount > 0) return;
    shared?.controller.abort();
    shared = undefined;
  };
  signal.addEventListener('abort', release, { once: true });
  return shared.events;
}

/** A copy of jQuery with WooCommerce's variation script on it. */
export interface VariationScript {
  readonly copy: JQuery;
  start(root: HTMLElement): void;
}

export function readVariationScript(copy: JQuery): VariationScript | undefined {
  const start: unknown = Reflect.get(copy.fn, 'wc_variation_form');
  return typeof start === 'function' ? { copy, start: (root) => start.call(copy(root)) } : undefined;
}

/** Returns WooCommerce's variation script on the newest copy of jQuery that has it. */
export function findVariationScript(jquery: JQueryWatch): VariationScript | undefined {
  const scripts = jquery.look().map(readVariationScript);
  return scripts.findLast((script) => script !== undefined);
}
