import { childController, listen } from '@hadaya/core';
import type { WidgetFrame, WidgetModel } from '../../frame/index.ts';
import { createNode, isOfHover, type WidgetState, watchDismissal } from '../../page/index.ts';

/** What stands in for the list while its files are on their way. */
export interface Waiting {
  /** The channel whose disc was tapped last: it is opened as soon as the list is there. */
  chosen(): string | undefined;
  /** Shows the list's frame or puts it away, as the widget's state wants it. */
  paint(state: WidgetState): void;
  /** The list is there, or is not to be had: what stood in for it goes. */
  end(): void;
}

/** Marks the disc that was tapped last; none once the list is put away. */
function markChosen(box: Element, disc?: Element): void {
  for (const one of box.children) one.classList.toggle('chosen', one === disc);
}

/** As many discs as the list will have, where it will have them. */
function fillList({ page, gates }: WidgetModel, box: HTMLElement, signal: AbortSignal): void {
  const { document } = page.context.environment;
  for (const { type, slug } of gates) {
    // Live chat has no place until its own script is ready.
    if (type === 'Chatway') continue;
    const attributes = { class: 'chaty-channel', 'data-channel': slug, 'aria-hidden': 'true' };
    const disc = createNode(document, 'div', attributes);
    const choose = () => markChosen(box, disc);
    listen(disc, 'click', choose, { signal });
    // A mouse that is down while the list comes clicks nothing; a finger clicks what is there when it lifts.
    listen(disc, 'pointerdown', ({ pointerType }) => void (pointerType === 'mouse' && choose()), { signal });
    box.append(disc);
  }
  // What is inert lets taps through to the page behind it.
  box.inert = false;
}

/**
 * Answers a tap on the launcher in the frame of the tap: the list's box with a disc in the place of each channel, and a
 * way to put it away again by button, Escape or a tap elsewhere. The focus goes where the list will want it: onto the
 * close button for a pointer; by keyboard it stays on the launcher, which has its place until there is a list to go into.
 */
export function createWaiting(model: WidgetModel, frame: WidgetFrame): Waiting {
  const { page, widget, design, host } = model;
  const { document, clock } = page.context.environment;
  const life = childController(page.signal);
  const { signal } = life;
  let box: HTMLElement | undefined;
  const close = () => page.store.dispatch({ kind: 'close', id: widget.id });

  const begin = () => {
    if (design.isChatView) {
      box = createNode(document, 'div', { class: `chaty-waiting-card pos-${design.position}` });
      frame.root.append(box);
    } else {
      box = frame.list();
      fillList(model, box, signal);
    }
    box.setAttribute('aria-busy', 'true');
    const press = () => {
      const state = page.store.getState()[widget.id];
      if (state && !isOfHover(state, clock.now())) close();
    };
    listen(frame.closing().button, 'click', press, { signal });
    watchDismissal({ ...page, signal }, widget.id, { root: host.into, onOutside: close, onEscape: close });
    return box;
  };
  return {
    chosen: () => box?.querySelector<HTMLElement>('.chosen')?.dataset.channel,
    paint({ open, opener }) {
      const isShown = open.kind !== 'collapsed';
      if (!box && !isShown) return;
      box ??= begin();
      const closing = frame.closing();
      const hadFocus = closing.button.matches(':focus');
      const isFresh = closing.node.hidden;
      box.hidden = !isShown;
      if (!isShown) markChosen(box);
      closing.show(isShown && opener !== 'keyboard');
      if (isShown && isFresh && opener === 'pointer') closing.button.focus({ preventScroll: true });
      if (!isShown && hadFocus) frame.launcher.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
    },
    end() {
      life.abort();
      if (!box) return;
      if (design.isChatView) box.remove();
      else box.replaceChildren();
      box.removeAttribute('aria-busy');
      box.hidden = false;
    },
  };
}
