import type { ReactNode } from 'react';
import { px, Tooltip, type TooltipKind } from './Tooltip.tsx';

export { default as css } from '../styles/tooltip.css?inline';

/** The items' tooltips, which the plugin's style sheet renders as `::before`. */
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

export const ItemTooltip = ({ node }: { readonly node: HTMLElement }): ReactNode => (
  <Tooltip node={node} kind={OF_ITEMS} />
);
