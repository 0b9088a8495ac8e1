import { listen, markOwnRoot } from '@hadaya/core';
import { uniqueId } from '../../dom/uniqueId.ts';
import type { Widget } from '../../dom/widget.ts';
import { isNarrow, type TabsParts } from './readTabs.ts';

/** The width up to which the builder shows the narrow titles, in pixels. */
const MOBILE_MAX_PX = 767;

/**
 * Shows one list of tabs to assistive technology, the one that is seen. Narrow titles stand between their panels, which
 * no list of tabs may hold, so a list of ours owns them by name.
 */
export function exposeSet({ element, environment, loan, signal, island }: Widget, parts: TabsParts): void {
  const { tabs } = parts;
  const list = environment.document.createElement('span');
  markOwnRoot(list, island);
  const names = tabs.map(({ mobile }) => uniqueId(mobile, loan)).join(' ');
  const update = () => {
    const isOurs = isNarrow(parts);
    if (!isOurs) return list.remove();
    list.setAttribute('role', 'tablist');
    list.setAttribute('aria-orientation', 'vertical');
    list.setAttribute('aria-owns', names);
    element.append(list);
  };
  update();
  listen(environment.window.matchMedia(`(max-width: ${MOBILE_MAX_PX}px)`), 'change', update, { signal });
  signal.addEventListener('abort', () => list.remove(), { once: true });
}
