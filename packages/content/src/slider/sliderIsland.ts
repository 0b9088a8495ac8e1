import { childController, lazyPart, onVisible, yieldTask } from '@hadaya/core';
import { nameArrows, readInstance, readSlider, type SliderParts } from '../slides/index.ts';
import { defineWidget, hasPartFailed, showNotice, WIDGETS, type Widget } from '../widget/index.ts';
import { nameLinks } from './dom/nameLinks.ts';

const loadMotion = lazyPart(() => import('./startSlider.ts'));
const loadMediaCarousel = lazyPart(() => import('../mediaCarousel/mediaCarousel.ts'));

async function startSlides(widget: Widget, { kind }: SliderParts, begin: () => void): Promise<void> {
  const { signal } = widget;
  const [{ startSlider }, mediaCarousel] = await Promise.all([
    loadMotion(signal),
    kind === 'media-carousel' ? loadMediaCarousel(signal) : undefined,
  ]);
  // Each slider starts in a separate task, because all sliders in view have waited for the same file.
  await yieldTask(widget);
  begin();
  startSlider({ widget, openMediaCarousel: mediaCarousel?.openMediaCarousel });
}

/** Hero sliders and carousels, whose code loads when one comes near the viewport. */
export const sliderIsland = defineWidget({
  name: 'slider',
  where: WIDGETS.slider,
  // The slider's dots and autoplay switch must appear without any interaction.
  hydration: 'idle',
  start(widget) {
    const { element, island, signal } = widget;
    const parts = readSlider(element);
    if (!parts) return;
    // The arrows are named here only until the slider starts, because a running slider names them itself.
    const waiting = childController(signal);
    nameArrows({ ...widget, signal: waiting.signal }, parts);
    nameLinks(widget, parts);
    // If loading fails, the slides scroll natively, unless the builder's own script moves them.
    const fail = (cause: unknown) => {
      if (signal.aborted) return;
      widget.fail(cause);
      if (hasPartFailed(cause) && !readInstance(parts.root)) showNotice(element, { island, failed: 'slides' });
    };
    onVisible(parts.root, () => void startSlides(widget, parts, () => waiting.abort()).catch(fail), { signal });
  },
});
