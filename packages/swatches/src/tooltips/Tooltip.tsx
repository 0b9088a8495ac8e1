import { type ServerNodeValues, useServerNode } from '@hadaya/core/react';
import { useLayoutEffect, useState } from 'react';
import { placeTooltip, type TooltipPlacement } from './placeTooltip.ts';

/** How a sheet draws the tooltips of its items, as pseudo-elements of theirs. */
export interface TooltipKind {
  /** What opens it, above or below. */
  readonly open: (isBelow: boolean) => Pick<ServerNodeValues, 'attributes' | 'classes'>;
  /** The custom property that pushes it sideways. */
  readonly shift: string;
  /** Its size as drawn. */
  readonly measure: (node: HTMLElement) => { readonly width: number; readonly height: number };
}

/** A length as the browser computed it, in pixels. */
export const px = (length: string): number => Number.parseFloat(length) || 0;

/**
 * The open tooltip of an item, above it or below, and inside the page. It is the item's own pseudo-element, so the pointer may move
 * onto it.
 */
export function Tooltip({ node, kind }: { readonly node: HTMLElement; readonly kind: TooltipKind }): null {
  const [{ isBelow, shift }, setPlace] = useState<TooltipPlacement>({ isBelow: false, shift: 0 });
  useServerNode(node, { ...kind.open(isBelow), style: { [kind.shift]: shift === 0 ? '' : `${shift}px` } });
  useLayoutEffect(() => {
    const pageWidth = node.ownerDocument.documentElement.clientWidth;
    setPlace(placeTooltip({ item: node.getBoundingClientRect(), tooltip: kind.measure(node), pageWidth }));
  }, [node, kind]);
  return null;
}
