import type { Widget } from '../../dom/widget.ts';
import type { FoldItem } from './createFolding.ts';

/** What is open, as it stands in the page and as it should. */
interface FoldWatch {
  readonly items: readonly FoldItem[];
  readonly isShown: (item: number) => boolean;
  readonly isOpen: (item: number) => boolean;
  readonly show: (item: number, isOpen: boolean) => void;
}

/**
 * The builder's script, when it starts after ours, opens its first item, or closes it where it is open already. What it
 * writes is put right before it is painted.
 */
export function holdFolds({ environment, signal }: Widget, { items, isShown, isOpen, show }: FoldWatch): void {
  const observer = new environment.window.MutationObserver(() => {
    const wrong = [...items.keys()].some((item) => isShown(item) !== isOpen(item));
    // One that was closed may have been hidden by other means than classes, so all are written.
    if (wrong) for (const item of items.keys()) show(item, isOpen(item));
  });
  for (const { titles, panel } of items) {
    for (const node of [...titles, panel]) observer.observe(node, { attributeFilter: ['class'] });
  }
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
