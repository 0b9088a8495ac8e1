import type { Environment, Store, Strings } from '@hadaya/core';
import type { Loan } from '@hadaya/core/loan';
import type { MenuAction, MenuState } from '../model/reduceMenu.ts';
import type { MenuSettings } from '../settings.ts';
import type { menuStrings } from '../strings.ts';
import type { MenuParts } from './menuParts.ts';

/** The texts of a menu. */
export type MenuTexts = Strings<keyof typeof menuStrings.en>;

/** What every part of a mounted menu shares. */
export interface MenuContext {
  readonly parts: MenuParts;
  readonly store: Store<MenuState, MenuAction>;
  readonly settings: MenuSettings;
  readonly environment: Environment;
  readonly loan: Loan;
  readonly signal: AbortSignal;
}

/** The same with the texts, which the first response does without. */
export interface SpokenMenuContext extends MenuContext {
  readonly texts: MenuTexts;
}

/** Whether the visitor asked for less motion and the owner lets us honour it. */
export function prefersStillness({ environment, settings }: Pick<MenuContext, 'environment' | 'settings'>): boolean {
  return settings.respectReducedMotion && environment.window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Pixels as CSS writes them. */
export function toPixels(value: number): string {
  return `${value}px`;
}
