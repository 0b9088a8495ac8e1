import type { GalleryNodes } from '../markup/index.ts';

/**
 * Moves the magnifier after the thumbnails in the DOM, for the tab order; the grid keeps it over the picture. The
 * magnifier moves back when the signal aborts.
 */
export function moveTrigger({ trigger, container }: GalleryNodes, signal: AbortSignal): void {
  if (!trigger) return;
  const mark = trigger.ownerDocument.createComment('');
  trigger.replaceWith(mark);
  container.append(trigger);
  signal.addEventListener('abort', () => mark.replaceWith(trigger), { once: true });
}
