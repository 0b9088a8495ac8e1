/** Widgets of the page builder, by the part of `data-widget_type` before the dot, with the block inside them. */
export const WIDGETS = {
  accordion: { types: ['accordion'], block: '.elementor-accordion' },
  toggle: { types: ['toggle'], block: '.elementor-toggle' },
  tabs: { types: ['tabs'], block: '.elementor-tabs' },
  nestedAccordion: { types: ['nested-accordion'], block: '.e-n-accordion' },
  nestedTabs: { types: ['nested-tabs'], block: '.e-n-tabs' },
  counter: { types: ['counter'], block: '.elementor-counter' },
  progress: { types: ['progress'], block: '.elementor-progress-wrapper' },
  slider: {
    types: ['image-carousel', 'slides', 'media-carousel', 'testimonial-carousel', 'reviews'],
    block: '.elementor-image-carousel-wrapper',
  },
  video: { types: ['video'], block: '.elementor-wrapper' },
} as const;

/** Number of the counter of the header and footer plugin, which has no widget of its own type around it everywhere. */
export const PLUGIN_COUNTER = '.hfe-counter-number[data-end]';

/** A section, column or container with pictures that change behind its content. */
export const BACKDROP = '[data-settings*=\'"background_background":"slideshow"\']';

/** Selector of a widget type, whatever its skin. */
export const typeSelector = (type: string): string => `[data-widget_type^="${type}."]`;
