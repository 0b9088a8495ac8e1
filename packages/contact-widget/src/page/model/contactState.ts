/** Who opened something: decides where the focus goes. */
export type Opener = 'keyboard' | 'pointer' | 'page';

/** What the page asks for: by an opener on it or, without one, by its address. */
export interface PageLink {
  readonly opener?: Element;
  /** Chosen by a visitor, or seen: he arrived at the address, or the opener came into view. Then nobody is sent away. */
  readonly by: 'press' | 'page';
}

/** What is open. One panel at a time on the whole page. */
export type OpenPart =
  | { readonly kind: 'collapsed' }
  | { readonly kind: 'list' }
  | { readonly kind: 'panel'; readonly channel: string };

/** One widget as the visitor meets it. */
export interface WidgetState {
  /** `waiting` for its triggers, `active` on the page, `gone` after auto-hide or on the page's wish. */
  readonly phase: 'waiting' | 'active' | 'gone';
  /** What made it appear. */
  readonly shownBy: 'triggers' | 'exit' | 'page';
  readonly open: OpenPart;
  readonly opener: Opener;
  /** When the mouse opened it by standing on it; a click shortly after belongs to that. */
  readonly hoveredAt: number;
  /** The list never closes: open by default and without a close button. */
  readonly staysOpen: boolean;
  /** The visitor has not opened it in the last two days: call to action, badge and effect are for them. */
  readonly isNew: boolean;
  /** Count of the live chat's unread messages, as it says it; empty for none. */
  readonly unread: string;
}

/** A click within this time belongs to the hover that opened the list. */
const HOVER_GRACE_MS = 500;

/** Whether a click of this moment is the one with which the mouse came to stand on the launcher. */
export const isOfHover = ({ hoveredAt }: WidgetState, nowMs: number): boolean => nowMs - hoveredAt < HOVER_GRACE_MS;

/** All widgets of the page, by id. */
export type ContactState = Readonly<Record<string, WidgetState>>;

/** What can happen to a widget. */
export type ContactAction =
  /** No gate keeps it away: from now on it exists. */
  | { readonly kind: 'admit'; readonly id: string }
  | { readonly kind: 'show'; readonly id: string; readonly by: WidgetState['shownBy'] }
  | { readonly kind: 'hide'; readonly id: string }
  /** The drawn widget tells how its owner wants it. */
  | {
      readonly kind: 'drawn';
      readonly id: string;
      readonly staysOpen: boolean;
      readonly opensList: boolean;
      readonly isNew: boolean;
    }
  /** The visitor clicked it for the first time. */
  | { readonly kind: 'seen'; readonly id: string }
  | { readonly kind: 'unread'; readonly id: string; readonly count: string }
  | { readonly kind: 'open-list'; readonly id: string; readonly by: Opener; readonly hoveredAt?: number }
  | { readonly kind: 'open-panel'; readonly id: string; readonly channel: string; readonly by: Opener }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'close-panel'; readonly id: string; readonly toList: boolean };

/** Whether the panel of a channel is open. */
export const isPanelOpen = (widget: WidgetState | undefined, channel: string): boolean =>
  widget?.open.kind === 'panel' && widget.open.channel === channel;

const COLLAPSED: OpenPart = { kind: 'collapsed' };
const LIST: OpenPart = { kind: 'list' };

const FRESH: WidgetState = {
  phase: 'waiting',
  shownBy: 'triggers',
  open: COLLAPSED,
  opener: 'page',
  hoveredAt: Number.NEGATIVE_INFINITY,
  staysOpen: false,
  isNew: true,
  unread: '',
};

const atRest = ({ staysOpen }: WidgetState): OpenPart => (staysOpen ? LIST : COLLAPSED);

function withOpen(widget: WidgetState, open: OpenPart): WidgetState {
  return widget.open.kind === open.kind && open.kind !== 'panel' ? widget : { ...widget, open };
}

function reduceWidget(widget: WidgetState, action: Exclude<ContactAction, { kind: 'admit' }>): WidgetState {
  switch (action.kind) {
    case 'show':
      return widget.phase === 'active' ? widget : { ...widget, phase: 'active', shownBy: action.by };
    case 'hide':
      return { ...widget, phase: 'gone', open: COLLAPSED };
    case 'drawn': {
      const { staysOpen, isNew } = action;
      const opensList = action.opensList && widget.open.kind === 'collapsed';
      return { ...widget, staysOpen, isNew, open: opensList ? LIST : widget.open };
    }
    case 'seen':
      return widget.isNew ? { ...widget, isNew: false } : widget;
    case 'unread':
      return widget.unread === action.count ? widget : { ...widget, unread: action.count };
    case 'open-list':
      return {
        ...widget,
        phase: 'active',
        open: LIST,
        opener: action.by,
        hoveredAt: action.hoveredAt ?? widget.hoveredAt,
      };
    case 'open-panel':
      return { ...widget, phase: 'active', open: { kind: 'panel', channel: action.channel }, opener: action.by };
    case 'close':
      return withOpen(widget, atRest(widget));
    case 'close-panel':
      return widget.open.kind === 'panel' ? withOpen(widget, action.toList ? LIST : atRest(widget)) : widget;
  }
}

/** Puts away what is open elsewhere: panels and lists of two widgets do not stand open together. */
function closeOthers(state: ContactState, id: string): ContactState {
  return Object.fromEntries(
    Object.entries(state).map(([other, widget]) => [other, other === id ? widget : withOpen(widget, atRest(widget))]),
  );
}

/** The open state machine of all widgets: collapsed, list, panel; an unknown widget changes nothing. */
export function reduceContact(state: ContactState, action: ContactAction): ContactState {
  const widget = state[action.id];
  if (action.kind === 'admit') return widget ? state : { ...state, [action.id]: FRESH };
  if (!widget) return state;
  const next = reduceWidget(widget, action);
  if (next === widget) return state;
  const others = action.kind.startsWith('open') ? closeOthers(state, action.id) : state;
  return { ...others, [action.id]: next };
}

/** The id that a page means: `0`, `_1`, or the number behind the underscore; anything else is the first widget. */
export function findWidgetId(ids: readonly string[], given: unknown): string | undefined {
  const wanted = given === undefined || given === 'widget_index' ? '1' : String(given);
  return ids.find((id) => id === wanted || id === `_${wanted}`) ?? ids[0];
}
