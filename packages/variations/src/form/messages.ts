import { createStrings, type Environment, readGlobal, type Store } from '@hadaya/core';
import type { VariationSettings } from '../settings.ts';
import type { VariationAction, VariationState } from './formState.ts';

const strings = {
  en: { failed: 'This option could not be loaded. Please try again.' },
  ar: { failed: 'تعذّر تحميل هذا الخيار. يُرجى المحاولة مرة أخرى.' },
} as const;

/** The texts that WooCommerce's script has on the page, by the middle of their names there. */
export type ShopText = 'no_matching_variations' | 'make_a_selection' | 'unavailable' | 'reset_alert';

/** The order of the gallery's sheet, beside which it stands in one file: so it costs next to nothing there. */
const HIDDEN =
  'clip-path:inset(50%);white-space:nowrap;block-size:1px;inline-size:1px;position:absolute;overflow:hidden';

/** What a form says to its visitor. */
export interface Messages {
  /** A text in the shop's own words; `undefined` where the page has none. */
  readShopText(name: ShopText): string | undefined;
  /** Says a text through the form's one polite message region, out of sight. */
  speak(text: string): void;
  /** Says there, for everyone to see, that the chosen option could not be loaded. */
  sayFailed(): void;
}

/** Whose messages they are. */
export interface MessagesOrigin {
  readonly root: HTMLElement;
  readonly environment: Environment;
  readonly settings: VariationSettings;
  readonly store: Store<VariationState, VariationAction>;
  readonly signal: AbortSignal;
}

/** Adds the message region to a form; it is emptied when the choice changes, and leaves when the signal aborts. */
export function createMessages({ root, environment, settings, store, signal }: MessagesOrigin): Messages {
  const region = environment.document.createElement('div');
  region.setAttribute('role', 'status');
  region.dataset.hadayaMessages = '';
  region.style.cssText = HIDDEN;
  // A copy of a form that we had brings that form's along.
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
