import { type AttributeValues, createLoan, type StyleValues } from '@hadaya/core';
import { useLayoutEffect, useRef } from 'react';

export interface ServerNodeValues {
  readonly attributes?: AttributeValues;
  readonly classes?: Readonly<Record<string, boolean>>;
  readonly style?: StyleValues;
  /** Content that replaces the server's. Pass a new array to update the content. */
  readonly content?: readonly (Node | string)[];
}

/**
 * Lends attributes, classes, styles and content to a node that the server printed. Its original values are restored,
 * attribute by attribute and class by class, when the component unmounts or gets another node. Attributes and classes
 * missing from `values` are never touched.
 */
export function useServerNode(node: Element, values: ServerNodeValues): void {
  const lend = useRef<((values: ServerNodeValues) => void) | null>(null);
  useLayoutEffect(() => {
    const lending = new AbortController();
    const loan = createLoan(lending.signal);
    let shown: ServerNodeValues['content'];
    lend.current = ({ attributes = {}, classes = {}, style, content }) => {
      loan.attributes(node, attributes);
      loan.classes(node, classes);
      if (style && node instanceof HTMLElement) loan.style(node, style);
      if (content && content !== shown) loan.content(node, content);
      shown = content;
    };
    return () => lending.abort();
  }, [node]);
  useLayoutEffect(() => lend.current?.(values));
}

/**
 * Wraps `useServerNode` as a component, for a node that does not always exist, because hooks cannot be conditional.
 * Renders nothing.
 */
export function ServerNode({ node, ...values }: ServerNodeValues & { readonly node: Element }): null {
  useServerNode(node, values);
  return null;
}
