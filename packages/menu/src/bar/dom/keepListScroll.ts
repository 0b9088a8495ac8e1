import { keepScroll } from '@hadaya/core/overlay';
import type { MenuContext } from '../../state/index.ts';

/**
 * Keeps wheel and touch scrolling inside a list or wide panel that scrolls; elsewhere in the menu, the page scrolls.
 */
export function keepListScroll({ parts, environment, signal }: MenuContext): void {
  const { nav } = parts;
  const canScroll = (node: Element) =>
    node.scrollHeight > node.clientHeight && /auto|scroll/.test(environment.window.getComputedStyle(node).overflowY);
  keepScroll(nav, signal, ({ target }) => {
    for (let node = target instanceof Element ? target : null; node && nav.contains(node); node = node.parentElement)
      if (canScroll(node)) return true;
    return false;
  });
}
