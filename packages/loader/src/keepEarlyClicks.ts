import { type IslandDetection, readPageValue } from '@hadaya/core';

const MOUNTED = '[data-hadaya-state="mounted"]';

/**
 * Keeps what a visitor taps while an island is on its way: the click goes into `hadaya.q` under the island's call, which
 * plays it once the island is mounted. Mounted islands hear their clicks themselves.
 */
export function keepEarlyClicks({ earlyClicks }: IslandDetection, page: Window & typeof globalThis): void {
  if (!earlyClicks) return;
  const { selector, command } = earlyClicks;
  const keep = ({ target }: Event) => {
    const item = target instanceof page.Element ? target.closest(selector) : null;
    const calls: unknown = readPageValue(page, 'q');
    if (!item || item.closest(MOUNTED) || typeof calls !== 'object' || calls === null) return;
    Reflect.get(calls, 'push').call(calls, [command, item]);
  };
  page.document.addEventListener('click', keep, true);
}
