import {
  createLoan,
  createStore,
  createStrings,
  type IslandContext,
  type Loan,
  prefersReducedMotion,
  type Store,
  type Strings,
} from '@hadaya/core';
import type { MenuSettings } from '../../settings.ts';
import { type MenuViewport, MOBILE_MAX_PX, TABLET_MAX_PX } from '../model/chooseMode.ts';
import { createMenuReducer, createMenuState, type MenuAction, type MenuState } from '../model/menuReducer.ts';
import type { MenuParts } from './readMenu.ts';

const menuStrings = {
  en: { menu: 'Menu', submenu: '{{name}}: submenu' },
  ar: { menu: 'القائمة', submenu: '{{name}}: قائمة فرعية' },
} as const;

/** Key that marks the flyout's entry in the history state. */
export const FLYOUT_ENTRY = 'hadayaFlyout';

export interface MenuContext extends IslandContext<MenuSettings> {
  readonly parts: MenuParts;
  readonly store: Store<MenuState, MenuAction>;
  readonly texts: Strings<keyof typeof menuStrings.en>;
  readonly loan: Loan;
  /** Time at which hovering last opened or closed a submenu, in the clock's milliseconds. */
  readonly pointing: { actedAt: number };
  /** The history entry of an open flyout on a touch device, with the history state of the page's own entry below it. */
  readonly phoneBack: { entry?: { readonly pageState: unknown } | undefined };
  /** The section to which an in-page link has scrolled, and whether the page is still scrolling to it. */
  readonly followed: { target?: Element | undefined; isScrolling?: boolean };
}

export const VIEWPORT_QUERIES = [`(max-width: ${MOBILE_MAX_PX}px)`, `(max-width: ${TABLET_MAX_PX}px)`, '(hover: none)'];

export function readViewport(page: Window): MenuViewport {
  const [isMobile = false, isTablet = false, isTouch = false] = VIEWPORT_QUERIES.map(
    (query) => page.matchMedia(query).matches,
  );
  return { isMobile, isTablet, isTouch };
}

/** Starts in the closed state, as in the printed markup. */
export function createMenuContext(island: IslandContext<MenuSettings>, parts: MenuParts): MenuContext {
  const { shape, wrapper } = parts;
  return {
    ...island,
    parts,
    store: createStore(createMenuReducer(shape), createMenuState(shape, readViewport(island.environment.window))),
    texts: createStrings(menuStrings, wrapper),
    loan: createLoan(island.signal),
    pointing: { actedAt: 0 },
    phoneBack: {},
    followed: {},
  };
}

/** Reads the visitor's preference and the owner's setting on each call. */
export const wantsLessMotion = ({ settings, environment }: MenuContext): boolean =>
  prefersReducedMotion(environment.window, settings.respectReducedMotion);

/** Runs `start` each time the list or flyout opens, with a context whose loan and signal end when it closes. */
export function whileOpen(context: MenuContext, start: (opening: MenuContext) => void): void {
  const { store, signal } = context;
  let opened: AbortController | undefined;
  const update = () => {
    const { isOpen } = store.getState();
    if (isOpen === Boolean(opened)) return;
    opened?.abort();
    opened = isOpen ? new AbortController() : undefined;
    if (opened) start({ ...context, loan: createLoan(opened.signal), signal: opened.signal });
  };
  signal.addEventListener('abort', () => opened?.abort(), { once: true });
  update();
  store.subscribe(update, signal);
}
