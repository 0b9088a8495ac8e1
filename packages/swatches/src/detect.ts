import type { IslandDetection } from '@hadaya/core';

/** What on a page calls for this island. */
export const detection: IslandDetection = {
  name: 'swatches',
  selectors: [
    '[data-hadaya="swatches"]',
    '.variations_form',
    '.woo_variation_swatches_variations_form',
    '.ywcp_inner_selected_container',
    '.wvs-archive-variations-wrapper',
  ],
  earlyClicks: { selector: '.variable-item', command: 'swatches.click' },
};

/** WooCommerce's block "Add to Cart + Options", where the server or the theme says what its options look like. */
export const blockDetection: IslandDetection = { name: 'block-swatches', selectors: ['[data-hadaya-terms]'] };

/** Themes, by the class of the body, whose pages need `themes.css`: all of our sheet, not the one that gallery and swatches share. */
export const THEMES =
  /-theme-(?:claue|divi|flatsome|gecko|hestia|jevelin|jupiter|kalium|massive-dynamic|oxygen|savoy|shophistic-lite|simple-elegant|sober|stockholm|stockie|thegem|twentytwenty|ushop|woodmart|woodstock)/;
