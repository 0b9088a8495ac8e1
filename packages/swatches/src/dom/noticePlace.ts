import type { SwatchGroup } from './swatchGroup.ts';

/** The node of ours in which notices are drawn; it moves under the list that a notice speaks of. */
export interface NoticePlace {
  readonly node: HTMLElement;
  /** Shows it under a list; hides it without one. */
  showUnder(group: SwatchGroup | undefined): void;
}

/** Makes the place, hidden, under the first list; it leaves when the signal aborts. */
export function createNoticePlace(first: SwatchGroup, signal: AbortSignal): NoticePlace {
  const node = first.list.ownerDocument.createElement('div');
  node.hidden = true;
  node.dataset.hadayaOwn = 'swatches';
  first.list.after(node);
  signal.addEventListener('abort', () => node.remove(), { once: true });
  return {
    node,
    showUnder(group) {
      node.hidden = group === undefined;
      if (group && group.list.nextSibling !== node) group.list.after(node);
    },
  };
}
