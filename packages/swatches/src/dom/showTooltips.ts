import { listen, type PageWindow } from '@hadaya/core';
import { placeTooltip } from '../model/placeTooltip.ts';
import type { FindItem } from './findItem.ts';
import type { SwatchGroup, SwatchItem } from './swatchGroup.ts';

/** Attribute by which the style sheet shows a tooltip. */
const OPEN_ATTRIBUTE = 'data-hadaya-tooltip';
const BELOW_CLASS = 'wvs-tooltip-position-bottom';
const SHIFT_PROPERTY = '--horizontal-position';

/** What the tooltips of a form need. */
export interface TooltipOptions {
  readonly page: PageWindow;
  readonly findItem: FindItem;
  /** Show them on keyboard focus too. */
  readonly onFocus: boolean;
  readonly signal: AbortSignal;
}

/** The tooltips of a form. */
export interface Tooltips {
  follow(group: SwatchGroup): void;
  /** Closes what is open. */
  close(): void;
}

function hasTooltip({ node }: SwatchItem): boolean {
  return node.hasAttribute('data-wvstooltip') || node.ownerDocument.body.classList.contains('wvs-tooltip');
}

/** Size of the drawn tooltip; the see-through border that bridges the gap to the item does not count. */
function measure(node: HTMLElement, page: PageWindow): { readonly width: number; readonly height: number } {
  const drawn = page.getComputedStyle(node, '::before');
  const read = (length: string) => Number.parseFloat(length) || 0;
  const bridge = read(drawn.borderTopWidth) + read(drawn.borderBottomWidth);
  return { width: read(drawn.width), height: read(drawn.height) - bridge };
}

function place({ node }: SwatchItem, page: PageWindow): void {
  const { isBelow, shift } = placeTooltip({
    item: node.getBoundingClientRect(),
    tooltip: measure(node, page),
    pageWidth: node.ownerDocument.documentElement.clientWidth,
  });
  node.classList.toggle(BELOW_CLASS, isBelow);
  if (shift === 0) node.style.removeProperty(SHIFT_PROPERTY);
  else node.style.setProperty(SHIFT_PROPERTY, `${shift}px`);
}

function unplace({ node }: SwatchItem): void {
  node.removeAttribute(OPEN_ATTRIBUTE);
  node.classList.remove(BELOW_CLASS);
  node.style.removeProperty(SHIFT_PROPERTY);
  if (node.getAttribute('style') === '') node.removeAttribute('style');
}

/**
 * Opens one tooltip at a time: under a mouse or pen and on keyboard focus, never by touch. It is the item's own
 * pseudo-element, so the pointer may move onto it; Escape closes it.
 */
export function createTooltips({ page, findItem, onFocus, signal }: TooltipOptions): Tooltips {
  let open: SwatchItem | undefined;
  const close = () => {
    if (open) unplace(open);
    open = undefined;
  };
  const show = (item: SwatchItem | undefined) => {
    if (item === open) return;
    close();
    if (!item || !hasTooltip(item)) return;
    open = item;
    item.node.setAttribute(OPEN_ATTRIBUTE, 'open');
    place(item, page);
  };
  listen(page, 'keydown', (event) => event.key === 'Escape' && close(), { signal, capture: true });
  signal.addEventListener('abort', close, { once: true });

  /** What the visitor had reached before anybody listened. */
  const findReached = ({ list }: SwatchGroup) => {
    const { activeElement } = page.document;
    if (onFocus && activeElement?.matches(':focus-visible')) return activeElement;
    return page.matchMedia('(hover: hover)').matches ? list.querySelector(':hover') : null;
  };

  return {
    close,
    follow(group) {
      const { list } = group;
      const reached = findItem(group, findReached(group));
      if (reached) show(reached);
      listen(list, 'pointerover', (event) => event.pointerType !== 'touch' && show(findItem(group, event.target)), {
        signal,
      });
      listen(list, 'pointerleave', close, { signal });
      listen(
        list,
        'focusin',
        ({ target }) => {
          const isByKey = onFocus && target instanceof Element && target.matches(':focus-visible');
          if (isByKey) show(findItem(group, target));
        },
        { signal },
      );
      listen(list, 'focusout', close, { signal });
    },
  };
}
