import { useServerNode } from '@hadaya/core/react';
import type { ReactNode } from 'react';

/** Owns the text of the server's stock badge. */
export function StockBadge({ node, text }: { readonly node: Element; readonly text: string }): ReactNode {
  useServerNode(node, { 'data-wvs-stock-info': text });
  return null;
}
