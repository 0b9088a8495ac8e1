import { defineIsland, hasModifier, isFieldKey, listen, readDirection } from '@hadaya/core';
import { ATOMIC_TABS } from '../selectors.ts';
import { contentSettings } from '../settings.ts';
import { openContentWidget, type Widget } from '../widget/index.ts';
import { nextFocus } from './dom/bindTitles.ts';

/**
 * Makes arrow keys move the focus along the titles in the reading direction, and adds Home and End. The builder's own
 * script (version 4.2.3) ignores the direction and these two keys; it still selects tabs but never receives a key that
 * this function has processed.
 */
function startAtomicTabs({ element, signal }: Widget): void {
  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const title = target instanceof Element && target.closest<HTMLElement>('[role="tab"]');
    // Tabs inside a panel are a separate widget.
    if (!title || title.closest(ATOMIC_TABS) !== element) return;
    if (hasModifier(event) || isFieldKey(event)) return;
    const titles = [...(title.parentElement?.querySelectorAll<HTMLElement>(':scope > [role="tab"]') ?? [])];
    const index = titles.indexOf(title);
    const direction = readDirection(title);
    const next = nextFocus({ key, index, count: titles.length, arrows: 'horizontal', direction });
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    titles[next]?.focus();
  };
  listen(element, 'keydown', press, { signal, capture: true });
}

/** The builder's atomic tabs, which its own script runs; this island corrects the arrow keys and adds Home and End. */
export const atomicTabsIsland = defineIsland({
  name: 'content-atomic-tabs',
  selectors: [ATOMIC_TABS],
  settings: { schema: contentSettings, key: 'content' },
  mount(context) {
    const widget = openContentWidget(context);
    if (widget) startAtomicTabs(widget);
  },
});
