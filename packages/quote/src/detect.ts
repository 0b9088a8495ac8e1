import type { IslandDetection } from '@hadaya/core';

/** Selectors with which the loader finds the island. */
export const detection: IslandDetection = { name: 'quote', selectors: ['[data-hadaya="quote"]'] };
