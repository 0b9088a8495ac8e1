import { writeBlur } from '../counting/index.ts';
import { isOfHover, type WidgetState } from '../page/index.ts';
import type { ListActions, ListModel } from '../panels/panel/index.ts';

type KnownList = Omit<ListModel, 'actions'>;

function isFocusInside({ host, page }: KnownList): boolean {
  const { into } = host;
  const { document } = page.context.environment;
  return into instanceof ShadowRoot ? into.activeElement !== null : into.contains(document.activeElement);
}

function leave({ page, widget, design, channels, report }: KnownList, { open, staysOpen }: WidgetState): void {
  const { store } = page;
  const { id } = widget;
  if (open.kind === 'panel') {
    const channel = channels.find(({ slug }) => slug === open.channel);
    if (channel?.type === 'Whatsapp' && !channel.isAgent) report.popupClosed(channel.slug);
    store.dispatch({ kind: 'close-panel', id, toList: false });
  } else if (open.kind === 'list' && !staysOpen) {
    if (design.attention.blur && design.opens === 'open') {
      report.dismissed();
      writeBlur(page.context.environment);
    }
    store.dispatch({ kind: 'seen', id });
    store.dispatch({ kind: 'close', id });
  }
}

export function createListActions(model: KnownList): ListActions {
  const { page, widget, report, host } = model;
  const { clock } = page.context.environment;
  let isKept = false;
  let enteredAt: WidgetState['open'] | undefined;
  const withState = (use: (state: WidgetState) => void) => {
    const state = page.store.getState()[widget.id];
    if (state) use(state);
  };
  const focusFirst = (selector: string) => {
    const found = [...host.into.querySelectorAll<HTMLElement>(selector)].find((one) => one.getClientRects()[0]);
    found?.focus({ preventScroll: true });
    return !!found;
  };
  return {
    focusFirst,
    takeKept() {
      const was = isKept;
      isKept = false;
      return was;
    },
    close: () =>
      withState((state) => {
        if (isOfHover(state, clock.now())) return;
        isKept = true;
        if (state.open.kind === 'list') report.dismissed();
        leave(model, state);
      }),
    putAway: () => withState((state) => leave(model, state)),
    escape: () =>
      withState((state) => {
        if (isFocusInside(model)) isKept = true;
        leave(model, state);
      }),
    tabIntoList: (event) =>
      withState(({ opener, open }) => {
        if (event.key !== 'Tab' || event.shiftKey || enteredAt === open || opener !== 'pointer') return;
        if (!focusFirst('.chaty-channel-list a')) return;
        event.preventDefault();
        enteredAt = open;
      }),
  };
}
