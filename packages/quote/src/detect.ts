import type { IslandDetection } from '@hadaya/core';

/** Name of the island, and selectors of the elements for which the loader loads it. */
export const detection: IslandDetection = { name: 'quote', selectors: ['[data-hadaya="quote"]'] };
