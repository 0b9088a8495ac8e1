import { markOwnRoot } from '@hadaya/core';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where among the server's nodes something of ours stands. */
export interface PlacedProps {
  /** Stands at its end. */
  readonly into?: Element | null;
  /** Stands before this child of `into`; at its end when absent or gone. */
  readonly before?: Element | null;
  /** Stands behind it, where there is no `into`. */
  readonly after?: Element | null;
  readonly tag?: 'div' | 'span' | 'p';
  /** The island whose words it says; absent for words of the shop, which plugins that translate the page may change. */
  readonly island?: string;
  /** Attributes of the node of ours. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Called with that node once it stands there; what it returns is called before it leaves. */
  readonly onPlaced?: (node: HTMLElement) => (() => void) | undefined;
  /** Elements, no bare text: a translator of the browser puts its own nodes around a text, and React could not take it away. */
  readonly children: ReactElement;
}

/**
 * Draws its children at another place of the server's markup, in a node of ours: React listens on the node that it draws into,
 * so that may be none of the server's.
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
  const [node] = useState(() => {
    const own = document.createElement(tag);
    if (island) markOwnRoot(own, island);
    for (const [name, value] of Object.entries(attributes)) own.setAttribute(name, value);
    return own;
  });
  useLayoutEffect(() => {
    // What a parent reads off the page again may be the node itself, which stands right then.
    if (into && before !== node) into.insertBefore(node, before?.parentNode === into ? before : null);
    else if (!into) after?.after(node);
    return onPlaced?.(node);
  }, [node, into, before, after, onPlaced]);
  useLayoutEffect(() => () => node.remove(), [node]);
  return createPortal(children, node);
}
