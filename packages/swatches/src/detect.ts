import type { IslandDetection } from '@hadaya/core';

export { blockDetection } from './block/detect.ts';

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
