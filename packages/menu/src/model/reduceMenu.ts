import { listAncestors, listDescendants, listSiblings, type MenuShape } from './menuShape.ts';
import { chooseMode, hasToggle, type MenuMode, type MenuViewport } from './viewport.ts';

/** What a menu shows. */
export interface MenuState {
  readonly mode: MenuMode;
  /** The list behind the toggle, or the flyout, is open. */
  readonly isOpen: boolean;
  /** Open submenus. */
  readonly openBranches: readonly number[];
}

/** What can happen to a menu. `keepSiblings` is how several submenus stay open after clicks. */
export type MenuAction =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'branch-opened'; readonly id: number; readonly keepSiblings: boolean }
  | { readonly kind: 'branch-toggled'; readonly id: number; readonly keepSiblings: boolean }
  | { readonly kind: 'branch-closed'; readonly id: number }
  | { readonly kind: 'branches-closed' }
  | { readonly kind: 'viewport-changed'; readonly viewport: MenuViewport };

function without(shape: MenuShape, open: readonly number[], ids: readonly number[]): readonly number[] {
  const closed = new Set(ids.flatMap((id) => [id, ...listDescendants(shape, id)]));
  return open.filter((id) => !closed.has(id));
}

function openBranch(shape: MenuShape, open: readonly number[], id: number, keepSiblings: boolean): readonly number[] {
  const kept = keepSiblings ? open : without(shape, open, listSiblings(shape, id));
  return [...new Set([...kept, ...listAncestors(shape, id), id])];
}

/** The state of a menu that has just been mounted. */
export function createMenuState(shape: MenuShape, viewport: MenuViewport): MenuState {
  return { mode: chooseMode(shape, viewport), isOpen: false, openBranches: [] };
}

/** The rules of one menu as a reducer. An action that changes nothing returns the same state. */
export function createMenuReducer(shape: MenuShape): (state: MenuState, action: MenuAction) => MenuState {
  const branches = (state: MenuState, openBranches: readonly number[]): MenuState =>
    openBranches.length === state.openBranches.length && openBranches.every((id) => state.openBranches.includes(id))
      ? state
      : { ...state, openBranches };

  return (state, action) => {
    switch (action.kind) {
      case 'toggled':
        if (!hasToggle(shape, state.mode)) return state;
        return { ...state, isOpen: !state.isOpen, openBranches: [] };
      case 'closed':
        return state.isOpen ? { ...state, isOpen: false, openBranches: [] } : branches(state, []);
      case 'branch-toggled':
        if (state.openBranches.includes(action.id))
          return branches(state, without(shape, state.openBranches, [action.id]));
        return branches(state, openBranch(shape, state.openBranches, action.id, action.keepSiblings));
      case 'branch-opened':
        return branches(state, openBranch(shape, state.openBranches, action.id, action.keepSiblings));
      case 'branch-closed':
        return branches(state, without(shape, state.openBranches, [action.id]));
      case 'branches-closed':
        return branches(state, []);
      case 'viewport-changed': {
        const mode = chooseMode(shape, action.viewport);
        const isSame =
          mode.isFolded === state.mode.isFolded &&
          mode.opensByClick === state.mode.opensByClick &&
          mode.submenusInFlow === state.mode.submenusInFlow;
        return isSame ? state : { mode, isOpen: shape.layout === 'flyout' && state.isOpen, openBranches: [] };
      }
    }
  };
}
