import { onVisible } from '@hadaya/core';
import { defineWidget, ownNodes, WIDGETS } from '../widget/index.ts';
import { readPrintedNumber } from './model/readPrintedNumber.ts';

const IN_VIEW = '0px';

/** Progress bars: as wide as they say once they are seen; the builder's sheet moves them there. */
export const progressIsland = defineWidget({
  name: 'progress',
  where: WIDGETS.progress,
  start({ element, loan, signal }) {
    for (const bar of ownNodes(element, '.elementor-progress-bar[data-max]')) {
      // What fills the number may be a field of the owner's: `75%`, `٧٥`.
      const share = readPrintedNumber(
        bar.dataset.max ?? '',
        element.closest('[lang]')?.getAttribute('lang') || 'en',
      )?.value;
      if (share === undefined) continue;
      onVisible(bar.parentElement ?? bar, () => loan.style(bar, { width: `${share}%` }), {
        signal,
        rootMargin: IN_VIEW,
      });
    }
  },
});
