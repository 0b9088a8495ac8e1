import type { PageWindow } from '@hadaya/core';
import { ITEM_SELECTOR, LIST_SELECTOR } from './readGroups.ts';

/**
 * Calls back when swatches come into a form that is mounted already (composite products draw their parts again, themes
 * load attributes later). `isKnown` tells the nodes that are in hand.
 */
export function watchLists(
  root: HTMLElement,
  { page, signal, isKnown }: { page: PageWindow; signal: AbortSignal; isKnown: (node: Node) => boolean },
  callback: () => void,
): void {
  const isNews = (node: Node) =>
    node instanceof Element &&
    node.isConnected &&
    !isKnown(node) &&
    (node.matches(`${LIST_SELECTOR},${ITEM_SELECTOR}`) || node.querySelector(LIST_SELECTOR) !== null);
  const observer = new page.MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isNews))) callback();
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
