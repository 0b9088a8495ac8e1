import { EMPTY_VALUES, type FormValues } from './FormField.ts';
import type { PlacedErrors } from './formAnswer.ts';

export type SendingFailure =
  | { readonly reason: 'offline' | 'too-large' | 'cancelled' | 'other' }
  /** A bot or autofill filled in the honeypot; the form has emptied it. */
  | { readonly reason: 'trapped' }
  /** The server's rate limit rejected the form; `message` is empty if the server gave none. */
  | { readonly reason: 'busy'; readonly waitSeconds?: number; readonly message: string };

export type FormPhase =
  | { readonly kind: 'editing' }
  /** Keys of the empty required fields. */
  | { readonly kind: 'missing'; readonly keys: readonly string[] }
  /** Sending, with the share uploaded so far, from 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number }
  | { readonly kind: 'stored'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'invalid'; readonly errors: PlacedErrors; readonly message: string }
  | ({ readonly kind: 'failed' } & SendingFailure);

export interface FormState {
  readonly values: FormValues;
  readonly phase: FormPhase;
  /** Increases with every submission, so that the same field can receive focus again. */
  readonly round: number;
}

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

export const FRESH_FORM: FormState = { values: EMPTY_VALUES, phase: { kind: 'editing' }, round: 0 };

const EDITING: FormPhase = { kind: 'editing' };

function withoutMark(phase: FormPhase, key: string): FormPhase {
  if (phase.kind !== 'missing') return phase;
  const keys = phase.keys.filter((one) => one !== key);
  return keys.length > 0 ? { ...phase, keys } : EDITING;
}

/**
 * Applies an action to the form's state. Input survives every failure and is cleared only once the server has stored
 * it.
 */
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
