import type { IslandDetection } from '@hadaya/core';

/** Selectors that make the loader load this island. */
export const detection: IslandDetection = { name: 'quote', selectors: ['[data-hadaya="quote"]'] };
