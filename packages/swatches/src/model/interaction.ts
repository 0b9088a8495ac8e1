import type { Refusal } from './describeNotice.ts';

/** What a visitor is doing on a form's swatches, beside the choice itself. */
export interface Interaction {
  /** The attribute and the place of the item that has the focus. */
  readonly focus: { readonly attribute: string; readonly place: number } | null;
  /** The attributes whose whole list was asked for. */
  readonly revealed: ReadonlySet<string>;
  readonly refusal: Refusal | null;
  /** Whether the present choice is the visitor's work; the server's own needs no comment. */
  readonly isOwnChoice: boolean;
}

/** What happens: only what it changes is named. */
export type InteractionChange = Partial<Interaction>;

/** Nothing was done yet. */
export const NO_INTERACTION: Interaction = { focus: null, revealed: new Set(), refusal: null, isOwnChoice: false };

function isSameFocus(one: Interaction['focus'], other: Interaction['focus']): boolean {
  return one?.attribute === other?.attribute && one?.place === other?.place;
}

/** The next state; the same object when nothing changed. */
export function reduceInteraction(state: Interaction, change: InteractionChange): Interaction {
  const next = { ...state, ...change };
  const isSame =
    isSameFocus(state.focus, next.focus) &&
    state.revealed === next.revealed &&
    state.refusal === next.refusal &&
    state.isOwnChoice === next.isOwnChoice;
  return isSame ? state : next;
}
