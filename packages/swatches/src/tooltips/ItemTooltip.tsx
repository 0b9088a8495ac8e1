import type { ReactNode } from 'react';
import { px, Tooltip, type TooltipKind } from './Tooltip.tsx';

export { default as css } from '../styles/tooltip.css?inline';

/** As the plugin's sheet draws them. */
const OF_ITEMS: TooltipKind = {
  open: (isBelow) => ({
    attributes: { 'data-hadaya-tooltip': 'open' },
    classes: { 'wvs-tooltip-position-bottom': isBelow },
  }),
  shift: '--horizontal-position',
  measure: (node) => {
    const drawn = getComputedStyle(node, '::before');
    // The see-through border that bridges the gap to the item does not count.
    const bridge = px(drawn.borderTopWidth) + px(drawn.borderBottomWidth);
    return { width: px(drawn.width), height: px(drawn.height) - bridge };
  },
};

/** The open tooltip of an item. */
export const ItemTooltip = ({ node }: { readonly node: HTMLElement }): ReactNode => (
  <Tooltip node={node} kind={OF_ITEMS} />
);
