import { createOwnRoot } from '@hadaya/core';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

export interface PlacedProps {
  /** Parent of the node; without it, `after` determines the position. */
  readonly into?: Element | null;
  /** Child of `into` before which the node is inserted; if absent or removed, the node goes to the end of `into`. */
  readonly before?: Element | null;
  /** Element after which the node is inserted if there is no `into`. */
  readonly after?: Element | null;
  readonly tag?: 'div' | 'span' | 'p';
  /**
   * The island whose strings the node contains; absent for the shop's own text, which translation plugins may change.
   */
  readonly island?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Called with the inserted node; the returned function is called before the node is removed. */
  readonly onPlaced?: (node: HTMLElement) => (() => void) | undefined;
  /**
   * Must be elements, not plain text, because the browser's translator wraps plain text in its own nodes, which React
   * cannot remove.
   */
  readonly children: ReactElement;
}

/**
 * Renders its children elsewhere in the server's markup, inside its own node: React attaches listeners to its
 * container, which therefore must not be a server node.
 */
export function Placed({
  into,
  before = null,
  after,
  tag = 'div',
  island,
  attributes = {},
  onPlaced,
  children,
}: PlacedProps): ReactNode {
  const [node] = useState(() => createOwnRoot(document, tag, island, attributes));
  useLayoutEffect(() => {
    // If a parent component re-reads the page, `before` may be this node itself, which is already in position.
    if (into && before !== node) into.insertBefore(node, before?.parentNode === into ? before : null);
    else if (!into) after?.after(node);
    return onPlaced?.(node);
  }, [node, into, before, after, onPlaced]);
  useLayoutEffect(() => () => node.remove(), [node]);
  return createPortal(children, node);
}
