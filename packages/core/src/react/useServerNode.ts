import { type AttributeValues, createLoan, type StyleValues } from '@hadaya/core';
import { useLayoutEffect, useRef } from 'react';

/** What a component lends to a server's node. */
export interface ServerNodeValues {
  /** Attributes to have; `null` for not having one. */
  readonly attributes?: AttributeValues;
  /** Classes to have (`true`) or not to have. */
  readonly classes?: Readonly<Record<string, boolean>>;
  /** Inline style properties; only of an HTML element. */
  readonly style?: StyleValues;
}

/**
 * Lends attributes and classes to a node that the server printed; the node stays the server's. What it had before comes
 * back, attribute by attribute and class by class, when the component unmounts or gets another node. Attributes and
 * classes that are not named are never touched.
 */
export function useServerNode(node: Element, values: ServerNodeValues): void {
  const lend = useRef<((values: ServerNodeValues) => void) | null>(null);
  useLayoutEffect(() => {
    const lending = new AbortController();
    const loan = createLoan(lending.signal);
    lend.current = ({ attributes = {}, classes = {}, style }) => {
      loan.attributes(node, attributes);
      loan.classes(node, classes);
      if (style && node instanceof HTMLElement) loan.style(node, style);
    };
    return () => lending.abort();
  }, [node]);
  useLayoutEffect(() => lend.current?.(values));
}

/** Lends them as long as it is drawn, to a node that is there at times only, which a hook could not. Draws nothing. */
export function ServerNode({ node, ...values }: ServerNodeValues & { readonly node: Element }): null {
  useServerNode(node, values);
  return null;
}
