import { defineIsland, lazyPart, onVisible } from '@hadaya/core';
import { findElementor } from '@hadaya/core/elementor';
import { BACKDROP } from '../selectors.ts';
import { contentSettings } from '../settings.ts';
import { openContentWidget, whenConfigured } from '../widget/index.ts';
import { hasForeignBackdrop } from './dom/untilForeignBackdrop.ts';

const loadBackdrop = lazyPart(() => import('./startBackdrop.ts'));

/**
 * Pictures that change behind a section, column or container. All backgrounds of the builder hang on one start hook
 * with much else, which cannot be taken from it: where its script runs, the pictures are its own, also when it comes late.
 */
export const backdropIsland = defineIsland({
  name: 'content-backdrop',
  selectors: [BACKDROP],
  hydration: 'idle',
  settings: { schema: contentSettings, key: 'content' },
  mount(context) {
    const { element, environment, signal } = context;
    return whenConfigured(context, () => {
      if (findElementor(environment.window) || hasForeignBackdrop(element)) return;
      const widget = openContentWidget(context);
      if (!widget) return;
      const start = async () => {
        const { startBackdrop } = await loadBackdrop(signal);
        if (!signal.aborted) startBackdrop(widget);
      };
      // A page without these files keeps the colour behind its content; there is nothing for a visitor to do.
      onVisible(element, () => void start().catch(widget.fail), { signal });
    });
  },
});
