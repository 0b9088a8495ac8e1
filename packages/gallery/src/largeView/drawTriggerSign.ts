import { createGalleryHost, type GalleryNodes } from '../markup/index.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MAGNIFIER = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20';

/** Whether the shop has put a sign of its own into the magnifier, in the place of the plugin's. */
function hasOwnSign(trigger: HTMLElement): boolean {
  return [...trigger.children].some((child) => !child.matches('.dashicons'));
}

/** Draws our sign in the place of the plugin's, which came from an icon font. It never changes, so it waits for nothing. */
export function drawTriggerSign({ trigger }: GalleryNodes, signal: AbortSignal): void {
  if (!trigger || hasOwnSign(trigger)) return;
  const page = trigger.ownerDocument;
  const sign = page.createElementNS(SVG, 'svg');
  sign.setAttribute('viewBox', '0 0 24 24');
  sign.setAttribute('aria-hidden', 'true');
  sign.setAttribute('data-icon', 'magnifier');
  const path = page.createElementNS(SVG, 'path');
  path.setAttribute('d', MAGNIFIER);
  sign.append(path);
  createGalleryHost({ into: trigger, before: null, part: 'trigger', tag: 'span' }, signal).append(sign);
}
