export interface Suggestion {
  readonly title: string;
  readonly url: string;
  /** URL of a small picture. */
  readonly image: string | undefined;
  /** Price as the shop prints it; empty if the shop shows no price. */
  readonly price: string;
}

export interface SuggestionState {
  readonly isOpen: boolean;
  readonly query: string;
  readonly items: readonly Suggestion[];
  /** Index of the item selected with the arrow keys; -1 for the field itself. */
  readonly active: number;
}

export type SuggestionAction =
  | { readonly kind: 'answered'; readonly query: string; readonly items: readonly Suggestion[] }
  | { readonly kind: 'moved'; readonly step: 1 | -1 }
  | { readonly kind: 'closed' };

export const NO_SUGGESTIONS: SuggestionState = { isOpen: false, query: '', items: [], active: -1 };

/**
 * Applies the list's rules: arrow keys wrap through the field, and a new response moves the selection back to the
 * field.
 */
export function reduceSuggestions(state: SuggestionState, action: SuggestionAction): SuggestionState {
  switch (action.kind) {
    case 'answered':
      return { isOpen: true, query: action.query, items: action.items, active: -1 };
    case 'moved': {
      if (!state.isOpen || state.items.length === 0) return state;
      const count = state.items.length + 1;
      return { ...state, active: ((state.active + 1 + action.step + count) % count) - 1 };
    }
    case 'closed':
      return state.isOpen ? { ...state, isOpen: false, active: -1 } : state;
  }
}
