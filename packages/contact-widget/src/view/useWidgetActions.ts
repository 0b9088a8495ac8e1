import { type KeyboardEvent, useRef } from 'react';
import type { Opener, WidgetState } from '../model/state/contactState.ts';
import { type FocusMoves, focusFirst } from './useFocusMoves.ts';
import { useWidget, type WidgetModel } from './WidgetModel.ts';

/** What the visitor can do with a widget as a whole. */
export interface WidgetActions {
  open(isKeyboard: boolean): void;
  hover(): void;
  /** Closes what is open, by a control of the widget. */
  close(): void;
  /** Closes by a click outside. */
  putAway(): void;
  escape(): void;
  /** Tab on the close button enters a list that the pointer opened, since that comes before it. */
  tabIntoList(event: KeyboardEvent): void;
}

/** A click within this time belongs to the hover that opened the list. */
const HOVER_GRACE_MS = 500;

/** Closes what is open and notes what the visitor thereby said. */
function leave(
  { page, widget, design, channels, report, visits }: WidgetModel,
  { open, staysOpen }: WidgetState,
): void {
  const { store } = page;
  const { id } = widget;
  if (open.kind === 'panel') {
    const channel = channels.find(({ slug }) => slug === open.channel);
    if (channel?.type === 'Whatsapp' && !channel.isAgent) report((to) => to.popupClosed(channel.slug));
    store.dispatch({ kind: 'close-panel', id, toList: false });
  } else if (open.kind === 'list' && !staysOpen) {
    if (design.hasBlur && design.defaultState === 'open') {
      report((to) => to.dismissed());
      visits.dismissBlur();
    }
    store.dispatch({ kind: 'met', id });
    store.dispatch({ kind: 'close', id });
  }
}

function isFocusInside({ host, page }: WidgetModel): boolean {
  const { into } = host;
  const { document } = page.context.environment;
  return into instanceof ShadowRoot ? into.activeElement !== null : into.contains(document.activeElement);
}

/** Connects the visitor's actions with the state, the records of visits and the focus. */
export function useWidgetActions(state: WidgetState, { frame, keep }: FocusMoves): WidgetActions {
  const model = useWidget();
  const { page, widget, design, channels, report } = model;
  const { store, context } = page;
  const { clock } = context.environment;
  const hoveredAt = useRef(Number.NEGATIVE_INFINITY);
  const hasEntered = useRef(false);
  const { id } = widget;

  const openList = (by: Opener) => {
    report((to) => to.launcherOpened(channels.map(({ slug }) => slug)));
    store.dispatch({ kind: 'met', id });
    store.dispatch({ kind: 'open-list', id, by });
    hasEntered.current = false;
  };
  return {
    open: (isKeyboard) => openList(isKeyboard ? 'keyboard' : 'pointer'),
    hover() {
      if (design.defaultState !== 'hover' || page.device !== 'desktop' || state.open.kind !== 'collapsed') return;
      hoveredAt.current = clock.now();
      openList('page');
    },
    close() {
      if (clock.now() - hoveredAt.current < HOVER_GRACE_MS) return;
      keep();
      if (state.open.kind === 'list') report((to) => to.dismissed());
      leave(model, state);
    },
    putAway: () => leave(model, state),
    escape() {
      if (isFocusInside(model)) keep();
      leave(model, state);
    },
    tabIntoList(event) {
      if (event.key !== 'Tab' || event.shiftKey || hasEntered.current || state.opener !== 'pointer') return;
      if (!focusFirst(frame.current, '.chaty-channel-list a')) return;
      event.preventDefault();
      hasEntered.current = true;
    },
  };
}
