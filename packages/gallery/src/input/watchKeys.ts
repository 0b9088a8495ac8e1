import { isFieldKey, listen, readDirection } from '@hadaya/core';
import { listThumbnails } from '../markup/index.ts';
import { type Gallery, stepIndex } from '../state/index.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function readTarget(key: string, { nodes, store }: Gallery): number | undefined {
  const { index, set } = store.getState();
  const count = set.images.length;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const isTurned = /Left|Right/.test(key) && readDirection(nodes.main) === 'rtl';
  const step = STEPS[key];
  return step && stepIndex(index, isTurned ? -step : step, count);
}

/**
 * Handles keys on the strip, the slides and the magnifier; keys with a modifier are left to the browser. `open` opens
 * the lightbox, if there is one.
 */
export function watchKeys(gallery: Gallery, open: () => void): void {
  const { nodes, store, context } = gallery;
  const { container, slider, strip, trigger } = nodes;
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || event.defaultPrevented || isFieldKey(event) || !(target instanceof HTMLElement)) return;
    const isEnter = key === 'Enter';
    const isPress = isEnter || key === ' ';
    const isOnSlides = slider.contains(target);
    if (trigger?.contains(target) ? isPress : isEnter && isOnSlides && target !== slider) open();
    else {
      const thumbnails = listThumbnails(nodes);
      const pressed = isPress ? thumbnails.indexOf(target) : -1;
      const isOnStrip = strip.contains(target);
      const hearsArrows = isOnStrip || (isOnSlides && !/Up|Down/.test(key));
      const index = pressed < 0 && hearsArrows ? readTarget(key, gallery) : pressed;
      if (index === undefined || index < 0) return;
      store.dispatch({ type: 'moved', index, by: 'visitor' });
      if (isOnStrip) thumbnails[index]?.focus({ preventScroll: true });
    }
    event.preventDefault();
  };
  listen(container, 'keydown', onKey, { signal: context.signal });
}
