import type { IslandDetection } from '@hadaya/core';

/** Markers on a page that require this island. */
export const detection: IslandDetection = {
  name: 'contact-widget',
  selectors: ['[data-hadaya="contact"]'],
  globals: ['chaty_settings'],
  setting: 'contact.widgets',
};
