import type { SlideSet } from './slideSet.ts';

/** A first image that came on display before it has arrived has its thumbnail behind it until it does. */
export function markLate({ images, slides }: SlideSet): void {
  const picture = slides[0]?.querySelector('img');
  const box = picture?.parentElement;
  if (!box || picture.complete || !images[0]?.thumbnail) return;
  box.dataset.late = '';
  box.style.setProperty('--hadaya-broken-image', `url(${JSON.stringify(images[0].thumbnail)})`);
  picture.addEventListener('load', () => box.removeAttribute('data-late'), { once: true });
}
