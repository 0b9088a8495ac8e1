import type { Clock, Command } from '@hadaya/core';

/** The call by which the recorder in the page's head hands on a click: `hadaya.q.push(['swatches.click', target])`. */
export const EARLY_CLICK_COMMAND = 'swatches.click';

const ITEM = '.variable-item';
const MOUNTED = '[data-hadaya-state="mounted"]';
const RETRY_MS = 50;
const RETRIES = 200;

/**
 * Plays a click from before the mount as soon as its form is mounted, at most ten seconds later. Clicks on anything but
 * a swatch are passed over, and so is the second of the two clicks that a label makes.
 */
export function createEarlyClicks(clock: Pick<Clock, 'after'>): Command {
  let latest: Element | null = null;
  const play = (item: HTMLElement, retries: number) => {
    if (item.closest(MOUNTED)) item.click();
    else if (retries > 0 && item.isConnected) clock.after(RETRY_MS, () => play(item, retries - 1));
  };
  return (target) => {
    const item = target instanceof Element ? target.closest<HTMLElement>(ITEM) : null;
    if (!item || item === latest) return;
    latest = item;
    clock.after(RETRY_MS, () => {
      latest = null;
    });
    play(item, RETRIES);
  };
}
