import type { Choice } from './model/choice.ts';
import type { VariationState } from './model/state.ts';
import type { Variation } from './model/variation.ts';
import type { VariationIndex } from './model/variationIndex.ts';

/**
 * What became of a choice. `chosen`: the select holds it and one native `change` was sent. `unchanged`: it was held
 * already, no event. `refused`: the select has no such option now, everything is as before, no event.
 * `queued`: another choice is being applied, this one follows in the same turn.
 */
export type ChooseOutcome = 'chosen' | 'unchanged' | 'refused' | 'queued';

/** One variation form, shared by all islands on it. Nothing here throws. */
export interface VariationForm {
  readonly root: HTMLElement;
  /** The state now; the same object until something changes. */
  getState(): VariationState;
  /**
   * Calls back synchronously after each change of the state. Returns the function that ends it (as React's
   * `useSyncExternalStore` wants); a signal ends it as well.
   */
  subscribe(listener: () => void, signal?: AbortSignal): () => void;
  /** The select of an attribute, the single source of truth. */
  findSelect(attribute: string): HTMLSelectElement | undefined;
  /** Chooses one value; `''` clears the attribute. */
  choose(attribute: string, value: string): ChooseOutcome;
  /**
   * Brings several attributes to new values: what must give way is cleared first, then each value is set,
   * one native `change` each. Attributes that are not named stay.
   */
  chooseAll(values: Choice): void;
  /** Data of all variations, for questions like the nearest combination; `null` when not (yet) known. */
  getIndex(): VariationIndex | null;
  /** What a complete choice would lead to by the embedded data; `null` when it is not complete, not known, or nothing. */
  findVariation(choice: Choice): Variation | null;
  /** The chosen attributes, the longest-standing first: whose choice is the newest decides conflicts. */
  getRecency(): readonly string[];
  /** Says a text through the form's one polite message region, out of sight. */
  announce(text: string): void;
}
