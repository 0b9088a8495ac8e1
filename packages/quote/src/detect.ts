import type { IslandDetection } from '@hadaya/core';

export const detection: IslandDetection = { name: 'quote', selectors: ['[data-hadaya="quote"]'] };
