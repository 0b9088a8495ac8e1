import type { Store } from '@hadaya/core';
import { useStore } from '@hadaya/core/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { MenuAction, MenuState } from '../model/reduceMenu.ts';

/** One submenu button and where it is drawn. */
export interface MenuControl {
  readonly id: number;
  readonly node: HTMLElement;
  readonly label: string;
  readonly controls: string;
}

/** The buttons that open submenus. What they do is answered by the menu's own click and key rules. */
export function MenuControls(props: {
  readonly store: Store<MenuState, MenuAction>;
  readonly controls: readonly MenuControl[];
}): ReactNode {
  const { openBranches } = useStore(props.store);
  return props.controls.map(({ id, node, label, controls }) =>
    createPortal(
      <button
        type="button"
        className="hadaya-menu-button"
        data-hadaya-branch={id}
        aria-label={label}
        aria-controls={controls}
        aria-expanded={openBranches.includes(id)}
      />,
      node,
      String(id),
    ),
  );
}
