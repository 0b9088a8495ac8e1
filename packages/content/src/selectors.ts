/** The page builder's widget types; a type is the part of `data-widget_type` before the dot. */
export const WIDGET_TYPES = {
  accordion: ['accordion'],
  toggle: ['toggle'],
  tabs: ['tabs'],
  nestedAccordion: ['nested-accordion'],
  nestedTabs: ['nested-tabs'],
  counter: ['counter'],
  progress: ['progress'],
  slider: ['image-carousel', 'slides', 'media-carousel', 'testimonial-carousel', 'reviews'],
  video: ['video'],
} as const;

/**
 * Selector for the number in the header and footer plugin's counter, which is not always inside a widget with its own
 * type.
 */
export const PLUGIN_COUNTER = '.hfe-counter-number[data-end]';

/** A section, column or container with changing pictures behind its content. */
export const BACKDROP = '[data-settings*=\'"background_background":"slideshow"\']';

/** Selector for the builder's atomic tabs, which have no widget type. */
export const ATOMIC_TABS = '[data-e-type="e-tabs"]';

/** Returns the selector for a widget type, regardless of its skin. */
export const typeSelector = (type: string): string => `[data-widget_type^="${type}."]`;

/** Links and overlays that request the lightbox, and links to pictures inside the builder's elements. */
export const LIGHTBOX = [
  '[data-elementor-open-lightbox="yes"]',
  '[data-elementor-lightbox]',
  ...['png', 'jp', 'gif', 'svg', 'webp', 'avif'].map((ending) => `.elementor-element a[href*=".${ending}" i]`),
];
