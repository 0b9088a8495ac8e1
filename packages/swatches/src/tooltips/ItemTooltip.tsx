import type { ReactNode } from 'react';
import { px, Tooltip, type TooltipKind } from './Tooltip.tsx';

export { default as css } from '../styles/tooltip.css?inline';

/** Describes how to open, shift and measure the items' tooltips, which the plugin's style sheet renders. */
const OF_ITEMS: TooltipKind = {
  open: (isBelow) => ({
    attributes: { 'data-hadaya-tooltip': 'open' },
    classes: { 'wvs-tooltip-position-bottom': isBelow },
  }),
  shift: '--horizontal-position',
  measure: (node) => {
    const drawn = getComputedStyle(node, '::before');
    // The height excludes the transparent border that bridges the gap to the item.
    const bridge = px(drawn.borderTopWidth) + px(drawn.borderBottomWidth);
    return { width: px(drawn.width), height: px(drawn.height) - bridge };
  },
};

/** Renders an item's open tooltip in the plugin's style. */
export const ItemTooltip = ({ node }: { readonly node: HTMLElement }): ReactNode => (
  <Tooltip node={node} kind={OF_ITEMS} />
);
