import { listen, readDirection } from '@hadaya/core';
import type { Widget } from '../../dom/widget.ts';
import { stepKey } from '../model/stepKey.ts';

/** Left and right on arrows, bullets and slides move one slide; fields and players keep their keys. */
export function bindKeys({ element, environment, signal }: Widget, move: (way: 'next' | 'previous') => void): void {
  listen(
    element,
    'keydown',
    (event) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (target instanceof Element && target.closest('input,textarea,select,video,audio')) return;
      const way = stepKey(key, readDirection(element));
      if (!way) return;
      event.preventDefault();
      move(way);
      const bullet = target instanceof Element && target.matches('.swiper-pagination-bullet');
      const follow = () => element.querySelector<HTMLElement>('.swiper-pagination-bullet[tabindex="0"]')?.focus();
      if (bullet) environment.clock.frame(follow, signal);
    },
    { signal },
  );
}
