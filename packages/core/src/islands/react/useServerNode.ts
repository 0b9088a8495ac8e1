import { type AttributeValues, keepAttributes } from '@hadaya/core';
import { useLayoutEffect, useRef } from 'react';

/**
 * Lets a component own some attributes of a node that the server printed. The node itself is kept; the attributes it
 * came with return when the component unmounts. Attributes of others (a theme's classes) are never touched.
 */
export function useServerNode(node: Element, values: AttributeValues): void {
  const write = useRef<((values: AttributeValues) => void) | null>(null);
  useLayoutEffect(() => {
    const loan = new AbortController();
    write.current = keepAttributes(node, loan.signal);
    return () => loan.abort();
  }, [node]);
  useLayoutEffect(() => write.current?.(values));
}

/** The same for classes: each named class is present exactly while its value is true. */
export function useServerClasses(node: Element, classes: Readonly<Record<string, boolean>>): void {
  const found = useRef(new Map<string, boolean>());
  useLayoutEffect(() => {
    for (const [name, isOn] of Object.entries(classes)) {
      if (!found.current.has(name)) found.current.set(name, node.classList.contains(name));
      if (node.classList.contains(name) !== isOn) node.classList.toggle(name, isOn);
    }
  });
  useLayoutEffect(
    () => () => {
      for (const [name, wasOn] of found.current) node.classList.toggle(name, wasOn);
      found.current.clear();
    },
    [node],
  );
}
