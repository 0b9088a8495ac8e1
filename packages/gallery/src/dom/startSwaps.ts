import { emit, fillText } from '@hadaya/core';
import { placeSet } from './buildSet.ts';
import { createSwapper, type SwapCause, type Swapper } from './createSwapper.ts';
import { crossFade } from './crossFade.ts';
import { createFollowTexts } from './followStrings.ts';
import { keepFocus } from './keepFocus.ts';
import { markLate } from './markLate.ts';
import { sendReady } from './sendReady.ts';
import { sendStart } from './sendStart.ts';
import type { SlideSet } from './slideSet.ts';
import type { Stage } from './stage.ts';

/** What a swap does beside the slides themselves. */
export interface SwapSideEffects {
  /** A node of ours over the picture. */
  readonly overlay: Element;
  /** Draws the controls for the set on display. */
  readonly onPlaced: () => void;
  /** The wanted images are there already. */
  readonly onUnchanged: () => void;
  /** The chosen values in words; empty when there are none. */
  readonly describeChoice: () => string;
}

function tellSwap(
  stage: Stage,
  { images }: SlideSet,
  { cause, describeChoice }: { readonly cause: SwapCause; readonly describeChoice: () => string },
): void {
  const { context, nodes, productId, announce } = stage;
  const { kind, variationId } = cause;
  const count = images.length;
  if (kind === 'default') emit(nodes.wrapper, 'hadaya:gallery:restored', { productId, count });
  else emit(nodes.wrapper, 'hadaya:gallery:swapped', { productId, variationId, count });
  announce(() => {
    const choice = describeChoice();
    const texts = createFollowTexts(nodes.wrapper, context.settings.texts);
    return fillText(choice === '' ? texts.restored : texts.swapped, { choice, count });
  });
}

/** Starts what changes one gallery into another. */
export function startSwaps(stage: Stage, effects: SwapSideEffects): Swapper {
  const { context, nodes, store, printed, getSet, setSet, voice } = stage;
  const { environment, signal, settings } = context;
  const { clock } = environment;

  const onReady = (set: SlideSet, cause: SwapCause) => {
    const giveFocus = keepFocus(nodes);
    const old = getSet().slides[store.getState().index]?.querySelector('img');
    crossFade(nodes.main, old, { ms: settings.swapFade, clock, signal });
    setSet(set);
    markLate(set);
    placeSet(nodes, set);
    store.dispatch({ type: 'swapped', count: set.images.length });
    effects.onPlaced();
    giveFocus(set);
    voice.send('woo_variation_gallery_image_loaded');
    sendReady(stage);
    tellSwap(stage, set, { cause, describeChoice: effects.describeChoice });
  };
  const nursery = environment.document.createElement('div');
  nursery.hidden = true;
  effects.overlay.append(nursery);
  // Whatever is on display, the server's own nodes stay behind.
  signal.addEventListener('abort', () => placeSet(nodes, printed), { once: true });
  return createSwapper({
    page: environment.document,
    clock,
    printed,
    nursery,
    getBoxWidth: () => nodes.main.clientWidth,
    onStart(images) {
      store.dispatch({ type: 'loading', isLoading: true });
      sendStart(stage, images);
    },
    onReady,
    onCancel: () => store.dispatch({ type: 'loading', isLoading: false }),
    onUnchanged: effects.onUnchanged,
    signal,
  });
}
