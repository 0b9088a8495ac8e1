import type { IslandDetection } from '@hadaya/core';
import { BACKDROP, PLUGIN_COUNTER, typeSelector, WIDGETS } from './widgetTypes.ts';

/** Links and overlays that ask for the lightbox, and links to pictures inside the builder's elements. */
const LIGHTBOX = [
  '[data-elementor-open-lightbox="yes"]',
  '[data-elementor-lightbox]',
  ...['png', 'jp', 'gif', 'svg', 'webp', 'avif'].map((ending) => `.elementor-element a[href*=".${ending}" i]`),
];

/** What on a page calls for these islands. */
export const detection: IslandDetection = {
  name: 'content',
  selectors: [
    '[data-hadaya="content"]',
    ...Object.values(WIDGETS).flatMap(({ types }) => types.map(typeSelector)),
    PLUGIN_COUNTER,
    BACKDROP,
    ...LIGHTBOX,
  ],
};
