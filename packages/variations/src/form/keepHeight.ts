import { childController, createLoan, listen } from '@hadaya/core';
import type { FormSession } from './formSession.ts';

/** Time in milliseconds after which a variation's details are open; WooCommerce slides them open in 200 ms. */
const OPEN_MS = 250;

/**
 * Keeps the height of the box with price, stock and button while one variation replaces another, so that neither the
 * button nor the content below moves. The button stays at the end of the box. The height is measured before each
 * change, when layout is still clean, and only once per frame, because one tap fires several events, and by the later
 * ones hundreds of swatches have already re-rendered. The height is released when the next variation is open, when
 * there is none, and when the window is resized.
 */
export function keepHeight({ root, environment, store, signal }: FormSession): void {
  let isMeasured = false;
  let held: AbortController | undefined;

  const release = () => {
    held?.abort();
    held = undefined;
  };
  const hold = () => {
    const wrap = root.querySelector<HTMLElement>('.single_variation_wrap');
    if (!wrap || isMeasured || !store.getState().shown) return;
    isMeasured = true;
    environment.clock.frame(() => {
      isMeasured = false;
    }, signal);
    const { height } = environment.window.getComputedStyle(wrap);
    release();
    held = childController(signal);
    createLoan(held.signal).style(wrap, { 'min-height': height, 'align-content': 'end' });
  };
  const settle = () => {
    const { match, shown } = store.getState();
    if (match.kind !== 'found' && match.kind !== 'pending') release();
    if (!held || !shown) return;
    const releaseOpened = () => {
      if (store.getState().shown === shown) release();
    };
    environment.clock.after(OPEN_MS, releaseOpened, signal);
  };
  listen(root, 'change', hold, { signal, capture: true });
  listen(root, 'click', hold, { signal, capture: true });
  store.subscribe(settle, signal);
  listen(environment.window, 'resize', release, { signal });
}
