/** Types of the page builder's widgets; a type is the part of `data-widget_type` before the dot. */
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

/** The counter number of the header and footer plugin, which is not always inside a widget with its own type. */
export const PLUGIN_COUNTER = '.hfe-counter-number[data-end]';

/** A section, column or container with changing pictures behind its content. */
export const BACKDROP = '[data-settings*=\'"background_background":"slideshow"\']';

/** Tabs of the builder's atomic elements, which have no widget type. */
export const ATOMIC_TABS = '[data-e-type="e-tabs"]';

/** Returns the selector of a widget type, regardless of its skin. */
export const typeSelector = (type: string): string => `[data-widget_type^="${type}."]`;

/** Links and overlays that request the lightbox, and links to pictures inside the builder's elements. */
export const LIGHTBOX = [
  '[data-elementor-open-lightbox="yes"]',
  '[data-elementor-lightbox]',
  ...['png', 'jp', 'gif', 'svg', 'webp', 'avif'].map((ending) => `.elementor-element a[href*=".${ending}" i]`),
];
