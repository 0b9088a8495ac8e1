import { markOwnRoot } from '@hadaya/core';
import { type ReactNode, type ReactPortal, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Where a part of an island's tree stands. */
export interface OwnRootProps {
  /** Name of the island. */
  readonly island: string;
  /** The server's node around it. */
  readonly into: Element;
  /** It goes before this child of `into`; at its end when absent, or when that has gone. */
  readonly before?: Element | null;
  readonly tag?: 'span' | 'div';
  /** What the node has from the first. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/**
 * Draws a part of an island's tree at another place of the page than its root, in a node of ours among the server's: the buttons
 * of a menu stand beside its links, all of one tree. The node comes and goes with the component.
 */
export function OwnRoot(props: OwnRootProps): ReactPortal {
  // The place of the first drawing counts: what a parent reads off the page later may be the node itself.
  const [{ node, into, before }] = useState(() => {
    const { island, tag = 'span', attributes = {} } = props;
    const made = props.into.ownerDocument.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    markOwnRoot(made, island);
    return { node: made, into: props.into, before: props.before ?? null };
  });
  useLayoutEffect(() => {
    into.insertBefore(node, before?.parentNode === into ? before : null);
    return () => node.remove();
  }, [node, into, before]);
  return createPortal(props.children, node);
}
