import { createOwnRoot } from '@hadaya/core';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Position of the node among the server's nodes. */
export interface PlacedProps {
  /** Appended to this node. */
  readonly into?: Element | null;
  /** Inserted before this child of `into`; at its end when absent or removed. */
  readonly before?: Element | null;
  /** Inserted after this node, if there is no `into`. */
  readonly after?: Element | null;
  readonly tag?: 'div' | 'span' | 'p';
  /**
   * The island whose strings the node contains; absent for the shop's own text, which translation plugins may change.
   */
  readonly island?: string;
  /** Attributes of the inserted node. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Called with that node once it is inserted; the returned function is called before it is removed. */
  readonly onPlaced?: (node: HTMLElement) => (() => void) | undefined;
  /**
   * Elements, not plain text: the browser's translator wraps text in its own nodes, and React could no longer remove
   * it.
   */
  readonly children: ReactElement;
}

/**
 * Renders its children elsewhere in the server's markup, inside its own node: React attaches listeners to its
 * container, which therefore must not be one of the server's nodes.
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
    // When a parent re-reads the page, `before` may be this node itself, which is then already in position.
    if (into && before !== node) into.insertBefore(node, before?.parentNode === into ? before : null);
    else if (!into) after?.after(node);
    return onPlaced?.(node);
  }, [node, into, before, after, onPlaced]);
  useLayoutEffect(() => () => node.remove(), [node]);
  return createPortal(children, node);
}
