import { createStrings, readGlobal } from '@hadaya/core';
import type { CompanionSession } from './companionSession.ts';
import { type Announce, createMessageRegion } from './messageRegion.ts';
import { SERVER_TEXTS, type VariationText, variationStrings } from './strings.ts';

/** What a form says to its visitor. */
export interface Speech {
  /** A text in the shop's own words, else in ours. */
  say(text: VariationText): string;
  /** Speaks through the form's message region; `isVisible` for texts that everyone must see. */
  announce: Announce;
}

/** Gives a form its voice: one message region, emptied when the choice changes. */
export function createSpeech({ root, environment, settings, store, signal }: CompanionSession): Speech {
  const own = createStrings(variationStrings, root);
  const announce = createMessageRegion(root, signal);
  let { choice } = store.getState();
  store.subscribe(() => {
    if (store.getState().choice !== choice) announce('');
    choice = store.getState().choice;
  }, signal);
  return {
    announce,
    say(text) {
      const { values } = readGlobal(environment.window, 'wc_add_to_cart_variation_params');
      const given = values[SERVER_TEXTS[text]];
      const owners = text === 'variationFailed' ? settings.messages.variationFailed : undefined;
      return owners ?? (typeof given === 'string' && given !== '' ? given : own[text]);
    },
  };
}
