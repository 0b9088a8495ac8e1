/** The indexes, counted from 0, of the open items of an accordion, toggle or tabs widget. */
export type FoldState = readonly number[];

export interface FoldRule {
  /** `one`: opening an item closes the others. */
  readonly opens: 'one' | 'multiple';
  /** `never`: an open item stays open until another one replaces it. */
  readonly closes: 'self' | 'never';
}

export interface FoldAction {
  readonly kind: 'toggled' | 'opened' | 'closed';
  readonly item: number;
}

/** Returns a reducer for these rules; if nothing changes, it returns the same state object. */
export function reduceFolding({ opens, closes }: FoldRule): (state: FoldState, action: FoldAction) => FoldState {
  return (state, { kind, item }) => {
    const isOpen = state.includes(item);
    const wantsOpen = kind === 'toggled' ? !isOpen : kind === 'opened';
    if (wantsOpen === isOpen || (isOpen && closes === 'never')) return state;
    if (!wantsOpen) return state.filter((open) => open !== item);
    return opens === 'one' ? [item] : [...state, item];
  };
}
