import { fillText, listen } from '@hadaya/core';
import type { Widget } from '../../widget/index.ts';

/** What the dots need to know. */
export interface BulletsPlan {
  readonly count: number;
  /** Name of a dot, with `{{index}}`. */
  readonly text: string;
  readonly goTo: (index: number) => void;
}

const ACTIVE = 'swiper-pagination-bullet-active';
const PLACE_CLASSES = {
  'swiper-pagination-bullets': true,
  'swiper-pagination-horizontal': true,
  'swiper-pagination-clickable': true,
};

function createBullet(page: Document, place: number, name: string): HTMLElement {
  const bullet = page.createElement('span');
  bullet.className = 'swiper-pagination-bullet';
  bullet.setAttribute('role', 'button');
  bullet.setAttribute('data-bullet-index', String(place));
  bullet.setAttribute('aria-label', name);
  return bullet;
}

/**
 * Draws the dots as children of the place that the server printed, where sheets of the builder and of owners expect
 * them; what stands there before is left of a slider that has gone. Returns the function that marks the current one.
 */
export function drawBullets(
  { loan, signal }: Pick<Widget, 'loan' | 'signal'>,
  place: HTMLElement,
  { count, text, goTo }: BulletsPlan,
): (index: number) => void {
  const page = place.ownerDocument;
  const bullets = Array.from({ length: count }, (_, at) => createBullet(page, at, fillText(text, { index: at + 1 })));
  loan.classes(place, PLACE_CLASSES);
  place.replaceChildren(...bullets);
  const choose = (event: Event) => {
    const at = event.target instanceof HTMLElement ? bullets.indexOf(event.target) : -1;
    if (at < 0) return;
    event.preventDefault();
    goTo(at);
  };
  listen(place, 'click', choose, { signal });
  listen(place, 'keydown', (event) => (event.key === 'Enter' || event.key === ' ') && choose(event), { signal });
  signal.addEventListener('abort', () => place.replaceChildren(), { once: true });
  return (index) => {
    for (const [at, bullet] of bullets.entries()) {
      bullet.classList.toggle(ACTIVE, at === index);
      bullet.tabIndex = at === index ? 0 : -1;
      if (at === index) bullet.setAttribute('aria-current', 'true');
      else bullet.removeAttribute('aria-current');
    }
  };
}
