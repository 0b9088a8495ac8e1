import type { GalleryNodes } from '../markup/index.ts';

/**
 * Moves the magnifier behind the thumbnails, its position in the tab order; the grid keeps it over the picture. It
 * moves back when the signal aborts.
 */
export function moveTrigger({ trigger, container }: GalleryNodes, signal: AbortSignal): void {
  if (!trigger) return;
  const mark = trigger.ownerDocument.createComment('');
  trigger.replaceWith(mark);
  container.append(trigger);
  signal.addEventListener('abort', () => mark.replaceWith(trigger), { once: true });
}
