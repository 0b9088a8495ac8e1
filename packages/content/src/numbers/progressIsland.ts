import { onVisible } from '@hadaya/core';
import { defineWidget, WIDGETS } from '../widget/defineWidget.ts';
import { ownNodes } from '../widget/dom/ownNodes.ts';

const IN_VIEW = '0px';

/** Progress bars: as wide as they say once they are seen; the builder's sheet moves them there. */
export const progressIsland = defineWidget({
  name: 'progress',
  where: WIDGETS.progress,
  start({ element, loan, signal }) {
    for (const bar of ownNodes(element, '.elementor-progress-bar[data-max]')) {
      const share = Number(bar.dataset.max);
      if (!Number.isFinite(share)) continue;
      onVisible(bar.parentElement ?? bar, () => loan.style(bar, { width: `${share}%` }), {
        signal,
        rootMargin: IN_VIEW,
      });
    }
  },
});
