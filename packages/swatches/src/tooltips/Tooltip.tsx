import { type ServerNodeValues, useServerNode } from '@hadaya/core/react';
import { useLayoutEffect, useState } from 'react';
import { placeTooltip, type TooltipPlacement } from './placeTooltip.ts';

/** A kind of tooltip that a style sheet renders as a pseudo-element of the item. */
export interface TooltipKind {
  readonly open: (isBelow: boolean) => Pick<ServerNodeValues, 'attributes' | 'classes'>;
  /** The custom property that shifts the tooltip sideways. */
  readonly shift: string;
  /** Measures the tooltip in CSS pixels. */
  readonly measure: (node: HTMLElement) => { readonly width: number; readonly height: number };
}

/** Parses a computed CSS length in pixels; returns 0 for `auto`. */
export const px = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Opens an item's tooltip above or below the item and keeps it within the page. Renders no element, because the tooltip
 * is a pseudo-element of the item.
 */
export function Tooltip({ node, kind }: { readonly node: HTMLElement; readonly kind: TooltipKind }): null {
  const [{ isBelow, shift }, setPlacement] = useState<TooltipPlacement>({ isBelow: false, shift: 0 });
  useServerNode(node, { ...kind.open(isBelow), style: { [kind.shift]: shift === 0 ? '' : `${shift}px` } });
  useLayoutEffect(() => {
    const pageWidth = node.ownerDocument.documentElement.clientWidth;
    setPlacement(placeTooltip({ item: node.getBoundingClientRect(), tooltip: kind.measure(node), pageWidth }));
  }, [node, kind]);
  return null;
}
