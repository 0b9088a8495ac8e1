import type { IslandDetection } from '@hadaya/core';

/** Selectors, globals and settings whose presence loads this island. */
export const detection: IslandDetection = {
  name: 'contact-widget',
  selectors: ['[data-hadaya="contact"]'],
  globals: ['chaty_settings'],
  setting: 'contact.widgets',
};
