import { EMPTY_VALUES, type FormValues } from './FormField.ts';
import type { PlacedErrors } from './formAnswer.ts';

/** Why a form did not reach the server, as the visitor is told. */
export type SendingFailure =
  | { readonly reason: 'offline' | 'too-large' | 'cancelled' | 'other' }
  /** The field that nobody sees was filled in, by a program or by a browser that means well; it is empty again. */
  | { readonly reason: 'trapped' }
  /** The server takes no more for now: seconds to wait and its own words, where it gave them. */
  | { readonly reason: 'busy'; readonly waitSeconds?: number; readonly message: string };

/** Where a form stands. */
export type FormPhase =
  | { readonly kind: 'editing' }
  /** `keys` of required fields that are empty. */
  | { readonly kind: 'missing'; readonly keys: readonly string[] }
  /** Part of the upload that has gone out, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'stored'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'invalid'; readonly errors: PlacedErrors; readonly message: string }
  | ({ readonly kind: 'failed' } & SendingFailure);

/** Entries and phase of a form. */
export interface FormState {
  readonly values: FormValues;
  readonly phase: FormPhase;
  /** Grows with every submit, so that the focus goes to the same place twice. */
  readonly round: number;
}

/** What can happen to a form. */
export type FormAction =
  | { readonly kind: 'opened' }
  | { readonly kind: 'text'; readonly key: string; readonly text: string }
  | { readonly kind: 'files'; readonly key: string; readonly files: readonly File[] }
  | { readonly kind: 'missing'; readonly keys: readonly string[] }
  | { readonly kind: 'sending' }
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'stored'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'invalid'; readonly errors: PlacedErrors; readonly message: string }
  | ({ readonly kind: 'failed' } & SendingFailure);

/** A form that nobody has touched. */
export const FRESH_FORM: FormState = { values: EMPTY_VALUES, phase: { kind: 'editing' }, round: 0 };

const EDITING: FormPhase = { kind: 'editing' };

/** Takes the mark off a field that the visitor is filling in. */
function withoutMark(phase: FormPhase, key: string): FormPhase {
  if (phase.kind !== 'missing') return phase;
  const keys = phase.keys.filter((one) => one !== key);
  return keys.length > 0 ? { ...phase, keys } : EDITING;
}

/** The life of a form: what was entered stays through every failure and leaves only when it was stored. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  const { values, phase, round } = state;
  switch (action.kind) {
    case 'opened':
      return phase.kind === 'sending' || phase.kind === 'editing' ? state : { ...state, phase: EDITING };
    case 'text': {
      if ((values.texts[action.key] ?? '') === action.text) return state;
      const texts = { ...values.texts, [action.key]: action.text };
      return { ...state, values: { ...values, texts }, phase: withoutMark(phase, action.key) };
    }
    case 'files': {
      const files = { ...values.files, [action.key]: action.files };
      return { ...state, values: { ...values, files }, phase: withoutMark(phase, action.key) };
    }
    case 'sending':
      return { ...state, phase: { kind: 'sending', share: 0 } };
    case 'progress':
      return phase.kind === 'sending' ? { ...state, phase: { kind: 'sending', share: action.share } } : state;
    case 'stored':
      return { values: EMPTY_VALUES, phase: action, round: round + 1 };
    default:
      return { ...state, phase: action, round: round + 1 };
  }
}
