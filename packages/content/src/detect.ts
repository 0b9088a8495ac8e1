import type { IslandDetection } from '@hadaya/core';
import { ATOMIC_TABS, BACKDROP, LIGHTBOX, PLUGIN_COUNTER, typeSelector, WIDGET_TYPES } from './selectors.ts';

/** Selectors and globals that load these islands. */
export const detection: IslandDetection = {
  name: 'content',
  selectors: [
    '[data-hadaya="content"]',
    ...Object.values(WIDGET_TYPES).flat().map(typeSelector),
    PLUGIN_COUNTER,
    ATOMIC_TABS,
    BACKDROP,
    ...LIGHTBOX,
  ],
};
