import { defineIsland, lazyPart, onVisible } from '@hadaya/core';
import { openWidget } from '../dom/openWidget.ts';
import { contentSettings } from '../settings.ts';
import { BACKDROP } from '../widgetTypes.ts';
import { hasForeignBackdrop } from './dom/foreignBackdrop.ts';

const loadBackdrop = lazyPart(async () => {
  const [{ startBackdrop }] = await Promise.all([import('./startBackdrop.ts'), import('@hadaya/media/slider')]);
  return startBackdrop;
});

/**
 * Pictures that change behind a section, column or container. All backgrounds of the builder hang on one start hook
 * with much else, which cannot be taken from it: where its script runs, the pictures are its own, also when it comes late.
 */
export const backdropIsland = defineIsland({
  name: 'content-backdrop',
  selectors: [BACKDROP],
  load: 'eager',
  settings: { schema: contentSettings, key: 'content' },
  mount(context) {
    const { element, environment, signal } = context;
    if (Reflect.get(environment.window, 'elementorFrontend') || hasForeignBackdrop(element)) return;
    const widget = openWidget(context);
    if (!widget) return;
    const start = async () => {
      const startBackdrop = await loadBackdrop(signal);
      if (!signal.aborted) startBackdrop(widget);
    };
    // A page without these files keeps the colour behind its content; there is nothing for a visitor to do.
    onVisible(element, () => void start().catch(widget.fail), { signal });
  },
});
