import { childController, listen } from '@hadaya/core';
import type { WidgetModel } from '../../frame/index.ts';

/** Distance at which a mouse is probably heading for the launcher. */
const NEAR_PX = 100;

/**
 * Calls `onNear` once, when a mouse comes near the launcher; the returned function cancels this. The launcher's
 * position follows from the owner's settings, so nothing is measured.
 */
export function watchNear({ page, design }: WidgetModel, onNear: () => void): () => void {
  const { window, document } = page.context.environment;
  const coming = childController(page.signal);
  const { size, bottom, sideSpacing, position: side } = design;
  const look = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const fromSide = side === 'left' ? clientX : window.innerWidth - clientX;
    const isNear = fromSide < sideSpacing + size + NEAR_PX && window.innerHeight - clientY < bottom + size + NEAR_PX;
    if (!isNear) return;
    coming.abort();
    onNear();
  };
  listen(document, 'pointermove', look, { signal: coming.signal, passive: true });
  return () => coming.abort();
}
