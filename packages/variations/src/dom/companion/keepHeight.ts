import { listen } from '@hadaya/core';
import type { FormSession } from '../session.ts';

/**
 * Holds the height that price, stock and button once took, with the button at its end, so that hiding and showing them
 * for the next choice moves neither the button nor what stands below. Measured before each change, when the layout is
 * still clean, and once a frame: one tap is a click, a change and a click on the select, and the later ones come when
 * hundreds of swatches were drawn anew. A new page width starts over.
 */
export function keepHeight({ root, environment, signal }: FormSession): void {
  const find = () => root.querySelector<HTMLElement>('.single_variation_wrap');
  const before = find()?.getAttribute('style') ?? '';
  const release = () => {
    const wrap = find();
    if (before === '') wrap?.removeAttribute('style');
    else wrap?.setAttribute('style', before);
  };
  let isHeld = false;
  const hold = () => {
    const wrap = find();
    if (!wrap || isHeld) return;
    isHeld = true;
    environment.clock.frame(() => {
      isHeld = false;
    }, signal);
    wrap.style.minHeight = environment.window.getComputedStyle(wrap).height;
    wrap.style.alignContent = 'end';
  };
  listen(root, 'change', hold, { signal, capture: true });
  listen(root, 'click', hold, { signal, capture: true });
  listen(environment.window, 'resize', release, { signal });
  signal.addEventListener('abort', release, { once: true });
}
