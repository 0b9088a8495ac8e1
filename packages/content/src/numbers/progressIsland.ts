import { onVisible } from '@hadaya/core';
import { defineWidget, ownNodes, WIDGETS } from '../widget/index.ts';
import { readPrintedNumber } from './model/readPrintedNumber.ts';

const IN_VIEW = '0px';

/** Progress bars, which get their width when they come into view; the builder's style sheet animates the width. */
export const progressIsland = defineWidget({
  name: 'progress',
  where: WIDGETS.progress,
  start({ element, loan, signal }) {
    for (const bar of ownNodes(element, '.elementor-progress-bar[data-max]')) {
      // Owners may enter this number as `75%` or `٧٥`.
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
