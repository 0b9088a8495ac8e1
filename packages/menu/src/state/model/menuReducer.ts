import {
  type BranchShape,
  chooseMode,
  hasToggle,
  type MenuMode,
  type MenuShape,
  type MenuViewport,
} from './chooseMode.ts';

export interface MenuState {
  readonly mode: MenuMode;
  /** True if the list behind the toggle, or the flyout, is open. */
  readonly isOpen: boolean;
  readonly openBranches: readonly number[];
}

/** Opening a branch closes its siblings unless `keepSiblings` is set. */
export type MenuAction =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'viewport-changed'; readonly viewport: MenuViewport }
  | {
      readonly kind: 'branch-opened' | 'branch-toggled' | 'branch-closed';
      readonly id: number;
      readonly keepSiblings?: boolean;
    };

/** Returns a branch preceded by its ancestors, outermost first. */
function listLineage(branches: readonly BranchShape[], id: number): readonly number[] {
  const parent = branches[id]?.parent ?? null;
  return [...(parent === null ? [] : listLineage(branches, parent)), id];
}

export function createMenuState(shape: MenuShape, viewport: MenuViewport): MenuState {
  return { mode: chooseMode(shape, viewport), isOpen: false, openBranches: [] };
}

/** The reducer returns the same state if an action changes nothing. */
export function createMenuReducer(shape: MenuShape): (state: MenuState, action: MenuAction) => MenuState {
  const { branches } = shape;
  /** Returns the submenus that stay open when the branches matching `isClosing` and their descendants close. */
  const keepOpen = (open: readonly number[], isClosing: (id: number) => boolean) =>
    open.filter((id) => !listLineage(branches, id).some(isClosing));
  const withBranch = (open: readonly number[], id: number, keepSiblings = false) => {
    const isSibling = (other: number) => other !== id && branches[other]?.parent === branches[id]?.parent;
    const kept = keepOpen(open, (other) => !keepSiblings && isSibling(other));
    return [...new Set([...kept, ...listLineage(branches, id)])];
  };
  const change = (state: MenuState, isOpen: boolean, openBranches: readonly number[], mode = state.mode): MenuState => {
    const next = { mode, isOpen, openBranches };
    return JSON.stringify(next) === JSON.stringify(state) ? state : next;
  };

  return (state, action) => {
    const { mode, isOpen, openBranches } = state;
    switch (action.kind) {
      case 'toggled':
        return hasToggle(shape, mode) ? change(state, !isOpen, []) : state;
      case 'closed':
        return change(state, false, []);
      case 'viewport-changed': {
        const next = chooseMode(shape, action.viewport);
        const isSame = JSON.stringify(next) === JSON.stringify(mode);
        return isSame ? state : change(state, false, [], next);
      }
      default: {
        const { kind, id } = action;
        const isClosing = kind === 'branch-closed' || (kind === 'branch-toggled' && openBranches.includes(id));
        if (isClosing)
          return change(
            state,
            isOpen,
            keepOpen(openBranches, (other) => other === id),
          );
        return change(state, isOpen, withBranch(openBranches, id, action.keepSiblings));
      }
    }
  };
}
