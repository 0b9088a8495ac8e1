import { onVisible } from '@hadaya/core';
import { defineWidget } from '../defineWidget.ts';
import { loadPart } from '../dom/loadPart.ts';
import { WIDGETS } from '../widgetTypes.ts';
import { readSlider } from './dom/readSlider.ts';

/** Hero sliders and carousels; what moves them is loaded when one comes near the screen. */
export const sliderIsland = defineWidget({
  name: 'slider',
  where: WIDGETS.slider,
  start(widget) {
    const parts = readSlider(widget.element);
    if (!parts) return;
    // All at once, so that nothing waits for its turn; and the slides move as soon as they can, React or not.
    const load = async () => {
      const drawing = import('./view/drawControls.tsx');
      drawing.catch(widget.fail);
      const [{ startSlider, sliderTools }, skins] = await Promise.all([
        import('./startSlider.ts'),
        parts.kind === 'media-carousel' ? import('./skins/openSkin.ts') : undefined,
        import('@hadaya/media/slider'),
      ]);
      const skin = await skins?.openSkin(widget, parts, sliderTools);
      return () => startSlider(widget, parts, drawing, skin);
    };
    onVisible(parts.root, () => void loadPart(widget, load).catch(widget.fail), { signal: widget.signal });
  },
});
