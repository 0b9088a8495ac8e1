import type { GalleryNodes } from '../markup/index.ts';

/**
 * Moves the magnifier in the DOM, so that it follows the thumbnails in the tab order; the grid keeps it over the
 * picture. The magnifier moves back when the signal aborts.
 */
export function moveTrigger({ trigger, container }: GalleryNodes, signal: AbortSignal): void {
  if (!trigger) return;
  const mark = trigger.ownerDocument.createComment('');
  trigger.replaceWith(mark);
  container.append(trigger);
  signal.addEventListener('abort', () => mark.replaceWith(trigger), { once: true });
}
