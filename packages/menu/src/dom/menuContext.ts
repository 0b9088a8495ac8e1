import type { Environment, Store, Strings } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import type { MenuAction, MenuState } from '../model/reduceMenu.ts';
import type { MenuSettings } from '../settings.ts';
import type { menuStrings } from '../strings.ts';
import type { MenuParts } from './menuParts.ts';

/** The texts of a menu. */
export type MenuTexts = Strings<keyof typeof menuStrings.en>;

/** What every part of a mounted menu shares. Later files get from here what the first one holds already. */
export interface MenuContext {
  readonly parts: MenuParts;
  readonly store: Store<MenuState, MenuAction>;
  readonly settings: MenuSettings;
  readonly environment: Environment;
  readonly loan: Loan;
  /** When pointing last opened or closed submenus, in the clock's milliseconds. */
  readonly pointing: { actedAt: number };
  /** The history entry that an open flyout has on a phone, with the state of the page's own entry below it. */
  readonly phoneBack: { entry?: { readonly pageState: unknown } | undefined };
  readonly signal: AbortSignal;
  /** Opens another loan of server nodes, which ends with the given signal. */
  lend(signal: AbortSignal): Loan;
  /** Whether the visitor asked for less motion and the owner lets us honour it. */
  isStill(): boolean;
}

/** The same a moment later, with the texts and with what the layouts' own files need. */
export interface SpokenMenuContext extends MenuContext {
  readonly texts: MenuTexts;
  /** Runs `start` each time the list or flyout opens, with a context whose loan and signal end when it closes. */
  whileOpen(start: (opening: SpokenMenuContext) => void): void;
}
