import { listen } from '@hadaya/core';
import type { FormSession } from '../session.ts';

/** WooCommerce slides a variation's texts open, in 200 ms. */
const OPEN_MS = 250;

/**
 * Holds the height that price, stock and button took, with the button at its end, while one variation goes and the next
 * comes, so that neither the button nor what stands below moves. Measured before each change, when the layout is still
 * clean, and once a frame: one tap is a click, a change and a click on the select, and the later ones come when hundreds
 * of swatches were drawn anew. It is given back when the next variation is open, when none comes, and at a new page width.
 */
export function keepHeight({ root, environment, store, signal }: FormSession): void {
  const find = () => root.querySelector<HTMLElement>('.single_variation_wrap');
  const before = find()?.getAttribute('style') ?? '';
  let isMeasured = false;
  let isHeld = false;

  const release = () => {
    if (!isHeld) return;
    isHeld = false;
    const wrap = find();
    if (before === '') wrap?.removeAttribute('style');
    else wrap?.setAttribute('style', before);
  };
  const hold = () => {
    const wrap = find();
    const isShown = store.getState().shown !== null;
    if (!wrap || isMeasured || !isShown) return;
    isMeasured = true;
    environment.clock.frame(() => {
      isMeasured = false;
    }, signal);
    isHeld = true;
    wrap.style.minHeight = environment.window.getComputedStyle(wrap).height;
    wrap.style.alignContent = 'end';
  };
  const settle = () => {
    const { match, shown } = store.getState();
    if (match.kind !== 'found' && match.kind !== 'pending') release();
    if (!isHeld || !shown) return;
    const releaseOpened = () => {
      if (store.getState().shown === shown) release();
    };
    environment.clock.after(OPEN_MS, releaseOpened, signal);
  };
  listen(root, 'change', hold, { signal, capture: true });
  listen(root, 'click', hold, { signal, capture: true });
  store.subscribe(settle, signal);
  listen(environment.window, 'resize', release, { signal });
  signal.addEventListener('abort', release, { once: true });
}
