/** The kind of action that opened a list or panel; it determines where the focus moves. */
export type Opener = 'keyboard' | 'pointer' | 'page';

/** A request to open something, from an opener element or, without an opener, from the page's URL. */
export interface PageLink {
  readonly opener?: Element;
  /**
   * `press`: a visitor's choice. `page`: a URL on arrival, or an opener that scrolled into view; such a request never
   * leaves the page.
   */
  readonly by: 'press' | 'page';
}

/** A chat that the page requests instead of the channel's own; for an empty field, the channel's value applies. */
export interface ChatRequest {
  readonly phone: string;
  readonly message: string;
}

/** Open part of a widget. Only one panel on the whole page is open at a time. */
export type OpenPart =
  | { readonly kind: 'collapsed' }
  | { readonly kind: 'list' }
  | { readonly kind: 'panel'; readonly channel: string };

export interface WidgetState {
  /** `waiting` for its triggers, `active` on the page, or `gone` because it hid itself or the page hid it. */
  readonly phase: 'waiting' | 'active' | 'gone';
  readonly shownBy: 'triggers' | 'exit' | 'page';
  readonly open: OpenPart;
  readonly opener: Opener;
  /** Time at which hovering opened the list; a click shortly afterwards belongs to that hover. */
  readonly hoveredAt: number;
  /** True if the list never closes: open by default, without a close button. */
  readonly staysOpen: boolean;
  /**
   * True if the visitor has not opened the widget in the last two days; it then shows the call to action, badge and
   * effect.
   */
  readonly isNew: boolean;
  /** The chat for which the widget's panel last opened. */
  readonly chat: ChatRequest;
  /** The live chat's unread count as text; empty if there is none. */
  readonly unread: string;
}

/** A click within this time belongs to the hover that opened the list. */
const HOVER_GRACE_MS = 500;

export const isOfHover = ({ hoveredAt }: WidgetState, nowMs: number): boolean => nowMs - hoveredAt < HOVER_GRACE_MS;

export type ContactState = Readonly<Record<string, WidgetState>>;

export type ContactAction =
  /** Creates the state of a widget that no rule excludes. */
  | { readonly kind: 'admit'; readonly id: string }
  | { readonly kind: 'show'; readonly id: string; readonly by: WidgetState['shownBy'] }
  | { readonly kind: 'hide'; readonly id: string }
  /** The rendered widget reports the settings that its owner chose. */
  | {
      readonly kind: 'drawn';
      readonly id: string;
      readonly staysOpen: boolean;
      readonly opensList: boolean;
      readonly isNew: boolean;
    }
  /** The visitor has used the widget, which therefore no longer counts as new. */
  | { readonly kind: 'seen'; readonly id: string }
  | { readonly kind: 'unread'; readonly id: string; readonly count: string }
  | { readonly kind: 'open-list'; readonly id: string; readonly by: Opener; readonly hoveredAt?: number }
  | {
      readonly kind: 'open-panel';
      readonly id: string;
      readonly channel: string;
      readonly by: Opener;
      readonly chat?: ChatRequest;
    }
  | { readonly kind: 'close'; readonly id: string }
  | { readonly kind: 'close-panel'; readonly id: string; readonly toList: boolean };

export const isPanelOpen = (widget: WidgetState | undefined, channel: string): boolean =>
  widget?.open.kind === 'panel' && widget.open.channel === channel;

/** Request for a channel's own number and message. */
export const DEFAULT_CHAT: ChatRequest = { phone: '', message: '' };

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
  chat: DEFAULT_CHAT,
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
      return {
        ...widget,
        phase: 'active',
        open: { kind: 'panel', channel: action.channel },
        opener: action.by,
        chat: action.chat ?? DEFAULT_CHAT,
      };
    case 'close':
      return withOpen(widget, atRest(widget));
    case 'close-panel':
      return widget.open.kind === 'panel' ? withOpen(widget, action.toList ? LIST : atRest(widget)) : widget;
  }
}

/** Closes open parts of other widgets, except lists that stay open. */
function closeOthers(state: ContactState, id: string): ContactState {
  return Object.fromEntries(
    Object.entries(state).map(([other, widget]) => [other, other === id ? widget : withOpen(widget, atRest(widget))]),
  );
}

export function reduceContact(state: ContactState, action: ContactAction): ContactState {
  const widget = state[action.id];
  if (action.kind === 'admit') return widget ? state : { ...state, [action.id]: FRESH };
  if (!widget) return state;
  const next = reduceWidget(widget, action);
  if (next === widget) return state;
  const others = action.kind.startsWith('open') ? closeOthers(state, action.id) : state;
  return { ...others, [action.id]: next };
}

/**
 * Returns the widget id for a page's argument: `0`, `_1`, or the number after the underscore. A missing argument and
 * `widget_index` count as `1`; any other value selects the first widget.
 */
export function findWidgetId(ids: readonly string[], given: unknown): string | undefined {
  const requested = given === undefined || given === 'widget_index' ? '1' : String(given);
  return ids.find((id) => id === requested || id === `_${requested}`) ?? ids[0];
}
