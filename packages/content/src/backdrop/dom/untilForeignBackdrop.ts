import { childController } from '@hadaya/core';
import type { Widget } from '../../widget/index.ts';

/** Pictures rendered by the builder's own script; a container with a boxed width has them one level deeper. */
const FOREIGN = '.elementor-background-slideshow:not([data-hadaya-root])';

export function hasForeignBackdrop(element: Element): boolean {
  return element.querySelector(`:scope > ${FOREIGN}, :scope > .e-con-inner > ${FOREIGN}`) !== null;
}

/** Returns a signal that aborts with the widget's signal or when the builder's own script also renders the pictures. */
export function untilForeignBackdrop({ element, environment, signal }: Widget): AbortSignal {
  const life = childController(signal);
  const observer = new environment.window.MutationObserver(() => {
    if (hasForeignBackdrop(element)) life.abort();
  });
  for (const container of [element, ...element.querySelectorAll(':scope > .e-con-inner')])
    observer.observe(container, { childList: true });
  life.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return life.signal;
}
