import { ownNodes, type Widget } from '../../widget/index.ts';
import { type Foldable, measureBox } from './createFold.ts';

export interface DetailsItem {
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly region: HTMLElement;
}

export function readDetails(widget: HTMLElement): readonly DetailsItem[] {
  return ownNodes(widget, 'details').flatMap((details) => {
    const summary = details.querySelector<HTMLElement>(':scope > summary');
    const region = details.querySelector<HTMLElement>(':scope > :not(summary)');
    return details instanceof HTMLDetailsElement && summary && region ? [{ details, summary, region }] : [];
  });
}

/**
 * Returns the `Foldable` for a `details` element, which collapses to the height of its title. Adds to `written` each
 * `details` that it changes.
 */
export function foldDetails(
  { details, summary }: DetailsItem,
  { loan }: Pick<Widget, 'loan'>,
  written: Set<EventTarget>,
): Foldable {
  return {
    box: details,
    closedSize() {
      const { paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth } = measureBox(details);
      const edges = [paddingBlockStart, paddingBlockEnd, borderBlockStartWidth, borderBlockEndWidth];
      const isBorderBox = getComputedStyle(details).boxSizing === 'border-box';
      const around = isBorderBox ? edges.reduce((sum, edge) => sum + (Number.parseFloat(edge ?? '') || 0), 0) : 0;
      return { height: `${summary.getBoundingClientRect().height + around}px` };
    },
    write(isOpen) {
      if (details.open !== isOpen) written.add(details);
      loan.attributes(details, { open: isOpen ? '' : null });
    },
  };
}
