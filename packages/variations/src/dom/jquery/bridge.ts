import type { Environment } from '@hadaya/core';
import { VARIATION_FORM_SELECTOR } from '../../selectors.ts';
import { hasVariationScript } from './hasVariationScript.ts';
import type { JQueryCopy, JQueryEvent } from './jqueryCopy.ts';
import { type JQueryWatch, watchJQuery } from './watchJQuery.ts';

/** A part of a form that wants to hear WooCommerce's jQuery events. */
export interface BridgeListener {
  /** An event on the form or inside it, with what it was triggered with, from the copy that owns the form. */
  hear?(type: string, given: readonly unknown[], copy: JQueryCopy): void;
  /** An ajax call of the page began or ended. */
  hearCall?(type: string, given: readonly unknown[], copy: JQueryCopy): void;
  /** A copy of jQuery was found; what it said before was not heard. */
  meet?(copy: JQueryCopy): void;
}

/** The page's one ear for jQuery, shared by all forms of this bundle. */
export interface Bridge {
  readonly jquery: JQueryWatch;
  join(root: HTMLElement, listener: BridgeListener, signal: AbortSignal): void;
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

function findRoot({ target, currentTarget }: JQueryEvent): Element | undefined {
  if (!(target instanceof Element) || !(currentTarget instanceof Element)) return undefined;
  return target.closest(VARIATION_FORM_SELECTOR) === currentTarget ? currentTarget : undefined;
}

function subscribe(copy: JQueryCopy, page: Document, listeners: ReadonlyMap<BridgeListener, Element>): () => void {
  const onForm = (event: JQueryEvent, ...given: readonly unknown[]) => {
    const root = findRoot(event);
    for (const [listener, owner] of [...listeners]) if (owner === root) listener.hear?.(event.type, given, copy);
  };
  const onCall = (event: JQueryEvent, ...given: readonly unknown[]) => {
    for (const listener of [...listeners.keys()]) listener.hearCall?.(event.type, given, copy);
  };
  copy(page).on(inNamespace(FORM_EVENTS), VARIATION_FORM_SELECTOR, onForm);
  copy(page).on(inNamespace(CALL_EVENTS), onCall);
  return () => {
    copy(page).off(inNamespace(FORM_EVENTS), VARIATION_FORM_SELECTOR, onForm);
    copy(page).off(inNamespace(CALL_EVENTS), onCall);
  };
}

/** Opens the ear: one delegated subscription on the document for each copy of jQuery, until the signal aborts. */
export function openBridge(environment: Environment, signal: AbortSignal): Bridge {
  const listeners = new Map<BridgeListener, Element>();
  const jquery = watchJQuery(
    environment,
    (copy) => {
      const unsubscribe = subscribe(copy, environment.document, listeners);
      signal.addEventListener('abort', unsubscribe, { once: true });
      for (const listener of [...listeners.keys()]) listener.meet?.(copy);
    },
    signal,
  );
  return {
    jquery,
    join(root, listener, owner) {
      const known = jquery.look();
      listeners.set(listener, root);
      owner.addEventListener('abort', () => void listeners.delete(listener), { once: true });
      for (const copy of known) listener.meet?.(copy);
    },
  };
}

/** The newest copy of jQuery that carries WooCommerce's variation script. */
export function findVariationScript(jquery: JQueryWatch): JQueryCopy | undefined {
  return jquery.look().findLast(hasVariationScript);
}
