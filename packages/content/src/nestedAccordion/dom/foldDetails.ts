import type { Widget } from '../../dom/widget.ts';
import { measureBox } from '../../folding/dom/animateBox.ts';
import type { Foldable } from '../../folding/dom/createFold.ts';
import type { DetailsItem } from './readDetails.ts';

/** A disclosure that closes to the height of its title. What is opened or closed by us is noted in `written`. */
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
