import type { Environment, Store } from '@hadaya/core';
import type { AttributeState, VariationState } from '../model/index.ts';
import type { VariationAction } from '../model/reduceState.ts';
import type { VariationData } from './variationData.ts';

/** One open form, as its parts see it. Everything ends with `signal`. */
export interface FormSession {
  readonly root: HTMLElement;
  readonly environment: Environment;
  readonly signal: AbortSignal;
  readonly store: Store<VariationState, VariationAction>;
  readonly data: VariationData;
  /** Whether the page was still loading when the form was opened, so that the server printed it. */
  readonly isPrinted: boolean;
  /** Whether a visitor's own hand was seen on the form. */
  readonly visitor: { hasChosen: boolean };
  /** The state in which the form was opened. */
  readonly opening: VariationState;
  /** A fresh reading of the selects. */
  readAttributes(): readonly AttributeState[];
  /** Reads the selects and the id field, and tells whoever listens if anything is new. */
  sync(): void;
}
