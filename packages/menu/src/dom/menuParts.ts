import type { MenuShape } from '../model/menuShape.ts';

/** A submenu and what belongs to it. */
export interface Branch {
  readonly id: number;
  readonly parent: number | null;
  /** The list item that holds link and submenu. */
  readonly item: HTMLElement;
  readonly link: HTMLAnchorElement;
  /** The server's box around the link, its keyboard control until ours is drawn. */
  readonly container: HTMLElement;
  readonly arrow: HTMLElement | null;
  readonly submenu: HTMLElement;
}

/** The nodes of a flyout. */
export interface FlyoutParts {
  readonly wrapper: HTMLElement;
  readonly overlay: HTMLElement | null;
  readonly panel: HTMLElement;
  readonly closeButton: HTMLElement | null;
  /** Physical side, as the owner set it, whatever the writing direction. */
  readonly side: 'left' | 'right';
  readonly isPush: boolean;
}

/** The server's nodes of one menu. */
export interface MenuParts {
  readonly wrapper: HTMLElement;
  readonly list: HTMLElement;
  readonly nav: HTMLElement;
  readonly toggle: HTMLElement | null;
  readonly branches: readonly Branch[];
  readonly flyout: FlyoutParts | null;
  /** The last top item is shown as a button. */
  readonly hasCallToAction: boolean;
  readonly shape: MenuShape;
}
