import { defineIsland, lazyPart, onVisible } from '@hadaya/core';
import { findElementor } from '@hadaya/core/elementor';
import { BACKDROP } from '../selectors.ts';
import { contentSettings } from '../settings.ts';
import { openContentWidget, whenConfigured } from '../widget/index.ts';
import { hasForeignBackdrop } from './dom/untilForeignBackdrop.ts';

const loadBackdrop = lazyPart(() => import('./startBackdrop.ts'));

/**
 * Background pictures that change behind a section, column or container. The builder starts backgrounds and many other
 * features from the same hook, so we cannot remove the hook. If the builder's script runs, even late, that script
 * renders the pictures.
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
      // If these files fail to load, the content keeps its background colour, so visitors need no notice.
      onVisible(element, () => void start().catch(widget.fail), { signal });
    });
  },
});
