import { createLife } from '@hadaya/core/life';
import { createLoan } from '@hadaya/core/loan';
import { readWidgetSettings } from '../dom/readWidgetSettings.ts';
import type { Widget } from '../dom/widget.ts';
import { endForeignSlider, findForeignSlider, watchForeignSlider } from './dom/foreignSlider.ts';
import { readDevices } from './dom/readDevices.ts';
import { readSlider, type SliderParts } from './dom/readSlider.ts';
import { readSliderTexts } from './dom/sliderTexts.ts';
import { type Drawing, driveSlider } from './driveSlider.ts';
import { planSlider, readSize } from './model/sliderPlan.ts';
import type { Skin } from './skins/skin.ts';
import { createView } from './sliderSession.ts';

/** What a skin needs of this file, handed over so that the two need no third one. */
const sliderTools = { planSlider, readSize, readDevices, readSliderTexts };

/** What a skin is made with. */
export type SliderTools = typeof sliderTools;

/** What a slider is started with. */
export interface SliderLaunch {
  readonly widget: Widget;
  readonly drawing: Promise<Drawing>;
  readonly openSkin: ((widget: Widget, parts: SliderParts, tools: SliderTools) => Promise<Skin>) | undefined;
}

/**
 * Starts the one slider of a widget, whatever the builder's script does: a slider of its own that runs already is ended
 * first, and one that comes later is ended when it comes; ours then starts anew at the same slide.
 */
export async function startSlider(launch: SliderLaunch, first = 0): Promise<void> {
  const { drawing, openSkin } = launch;
  const { element, environment, signal, fail } = launch.widget;
  const printed = readSlider(element);
  const foreign = printed && findForeignSlider(printed.root);
  if (foreign) endForeignSlider(foreign, printed);
  const parts = foreign ? readSlider(element) : printed;
  if (!parts) return;
  const life = createLife(signal);
  const widget: Widget = { ...launch.widget, signal: life.signal, loan: createLoan(life.signal) };
  const skin = await openSkin?.(widget, parts, sliderTools);
  if (life.signal.aborted) return;
  const plan = skin?.plan ?? planSlider(readWidgetSettings(element), parts.kind, readDevices(environment.window));
  const slider = driveSlider(
    { widget, parts, plan, skin, store: createView(first), first, arrows: launch.widget.loan },
    drawing,
  );
  watchForeignSlider(
    parts,
    slider.instance,
    (other) => {
      const index = slider.getIndex();
      // Its end takes inline styles along; the end of ours, a line later, gives back those of the page.
      endForeignSlider(other, parts);
      life.abort();
      startSlider(launch, index).catch(fail);
    },
    widget.signal,
  );
}
