import type { Environment } from '../environment.ts';

/** Who is told about content that comes and goes. */
export interface ContentWatcher {
  /** New elements, or elements that were named by `data-hadaya` just now. */
  arrived(root: ParentNode & Element): void;
  /** Something left the document: check what is still connected. */
  left(): void;
}

/**
 * Watches the whole document with one observer until the signal aborts. Arrivals are told in the same microtask;
 * departures one frame later, so that a node that is only moved keeps its island.
 */
export function observeContent(environment: Environment, watcher: ContentWatcher, signal: AbortSignal): void {
  const { clock, document, window } = environment;
  let isCheckPlanned = false;
  const planCheck = () => {
    if (isCheckPlanned) return;
    isCheckPlanned = true;
    // Two frames: the first may still belong to the moment in which the node was taken out.
    clock.frame(
      () =>
        clock.frame(() => {
          isCheckPlanned = false;
          watcher.left();
        }, signal),
      signal,
    );
  };
  const observer = new window.MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes } of records) {
      if (type === 'attributes' && target instanceof window.HTMLElement) watcher.arrived(target);
      for (const node of addedNodes) if (node instanceof window.Element && node.isConnected) watcher.arrived(node);
      if (removedNodes.length > 0) planCheck();
    }
  });
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['data-hadaya'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
