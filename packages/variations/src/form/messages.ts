import { createStrings, type Environment, readGlobal, type Store } from '@hadaya/core';
import type { VariationSettings } from '../settings.ts';
import type { VariationAction, VariationState } from './formState.ts';

const strings = {
  en: { failed: 'This option could not be loaded. Please try again.' },
  ar: { failed: 'تعذّر تحميل هذا الخيار. يرجى المحاولة مرة أخرى.' },
} as const;

/** The strings that WooCommerce prints on the page for its script, named by the middle part of their keys. */
export type ShopText = 'no_matching_variations' | 'make_a_selection' | 'unavailable' | 'reset_alert';

/**
 * The properties are in the same order as in the gallery's style sheet, because both lists end up in one file, where
 * identical text compresses to almost nothing.
 */
const HIDDEN =
  'clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;position:absolute;overflow:hidden';

export interface Messages {
  /** Returns one of WooCommerce's strings; `undefined` if the page does not have it. */
  readShopText(name: ShopText): string | undefined;
  speak(text: string): void;
  /** Shows a visible message in the live region, saying that the chosen option could not be loaded. */
  sayFailed(): void;
}

export interface MessagesOrigin {
  readonly root: HTMLElement;
  readonly environment: Environment;
  readonly settings: VariationSettings;
  readonly store: Store<VariationState, VariationAction>;
  readonly signal: AbortSignal;
}

/**
 * Adds the message region to a form. The region is emptied when the choice changes, and removed when the signal aborts.
 */
export function createMessages({ root, environment, settings, store, signal }: MessagesOrigin): Messages {
  const region = environment.document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset.hadayaMessages = '';
  region.style.cssText = HIDDEN;
  // A cloned form also contains the region of the mounted form it was cloned from.
  root.querySelector(':scope > [data-hadaya-messages]')?.remove();
  root.append(region);
  signal.addEventListener('abort', () => region.remove(), { once: true });

  const say = (text: string, style: string) => {
    region.style.cssText = style;
    region.textContent = text;
  };
  const speak = (text: string) => say(text, HIDDEN);
  const read = (name: string) => {
    const text = readGlobal(environment.window, 'wc_add_to_cart_variation_params').values[`i18n_${name}_text`];
    return typeof text === 'string' && text !== '' ? text : undefined;
  };
  let { choice } = store.getState();
  store.subscribe(() => {
    if (store.getState().choice !== choice) speak('');
    choice = store.getState().choice;
  }, signal);
  return {
    readShopText: read,
    speak,
    sayFailed: () =>
      say(settings.messages.variationFailed ?? read('variation_failed') ?? createStrings(strings, root).failed, ''),
  };
}
