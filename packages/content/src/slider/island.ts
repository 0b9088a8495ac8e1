import { lazyPart, onVisible } from '@hadaya/core';
import { defineWidget } from '../defineWidget.ts';
import { isPartLost } from '../dom/isPartLost.ts';
import { showNotice } from '../dom/showNotice.ts';
import type { Widget } from '../dom/widget.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { findForeignSlider } from './dom/foreignSlider.ts';
import { readSlider, type SliderParts } from './dom/readSlider.ts';
import { readSliderTexts } from './dom/sliderTexts.ts';

const loadMotion = lazyPart(async () => {
  const [part] = await Promise.all([import('./startSlider.ts'), import('@hadaya/media/slider')]);
  return part.startSlider;
});
const loadDrawing = lazyPart(() => import('./view/drawControls.tsx'));
const loadSkins = lazyPart(() => import('./skins/openSkin.ts'));

/** Loads all parts at once, so that nothing waits for its turn; the slides move as soon as they can, React or not. */
async function startSlides(widget: Widget, { kind }: SliderParts, fail: (cause: unknown) => void): Promise<void> {
  const { signal } = widget;
  const drawing = loadDrawing(signal);
  drawing.catch(fail);
  const [startSlider, skins] = await Promise.all([
    loadMotion(signal),
    kind === 'media-carousel' ? loadSkins(signal) : undefined,
  ]);
  if (!signal.aborted) await startSlider({ widget, drawing, openSkin: skins?.openSkin });
}

/** Hero sliders and carousels; what moves them is loaded when one comes near the screen. */
export const sliderIsland = defineWidget({
  name: 'slider',
  where: WIDGETS.slider,
  start(widget) {
    const { element, environment, island, loan, signal } = widget;
    const parts = readSlider(element);
    if (!parts) return;
    // The printed arrows have no name; our buttons take their place when the slider comes near the screen.
    const texts = readSliderTexts(element, environment.window);
    if (parts.previous) loan.attributes(parts.previous, { 'aria-label': texts.previous });
    if (parts.next) loan.attributes(parts.next, { 'aria-label': texts.next });
    // The band is then scrolled by hand, unless the builder's own script moves it.
    const fail = (cause: unknown) => {
      if (signal.aborted) return;
      widget.fail(cause);
      if (isPartLost(cause) && !findForeignSlider(parts.root)) showNotice(element, { island, lost: 'slides' });
    };
    onVisible(parts.root, () => void startSlides(widget, parts, fail).catch(fail), { signal });
  },
});
