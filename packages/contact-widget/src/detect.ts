import type { IslandDetection } from '@hadaya/core';

/** What on a page calls for this island. */
export const detection: IslandDetection = {
  name: 'contact-widget',
  selectors: ['[data-hadaya="contact"]'],
  globals: ['chaty_settings'],
  setting: 'contact.widgets',
};
