import { dequal } from 'dequal/lite';
import { carryOver, followMistakes } from './carryOver.ts';
import type { Change as SettingChange } from './findChanges.ts';
import { asValues, type Values } from './schema.ts';

/** A revision that can be restored. */
export interface Earlier {
  readonly revision: number;
  /** Time at which the revision was replaced, formatted by the site. */
  readonly time: string;
  /** User who replaced the revision; empty for a deleted user. */
  readonly user: string;
  /** Changes made when the revision was replaced. */
  readonly changes: readonly SettingChange[];
}

/** Changes that other users have saved since the settings were read. */
export interface Since {
  /** The user who saved last; empty for a deleted user. */
  readonly user: string;
  readonly changes: readonly SettingChange[];
}

/** Settings stored on the server. */
export interface Kept {
  readonly revision: number;
  readonly settings: Values;
  /** Status notes, keyed by field path. */
  readonly notes: Readonly<Record<string, string>>;
  readonly history: readonly Earlier[];
}

/** Errors by field path. */
export type Mistakes = Readonly<Record<string, string>>;

/** Result of the last call. */
export type Outcome =
  | { readonly kind: 'quiet' | 'saved' | 'moved' | 'restored' | 'busy' }
  /** Not sent, because nothing was changed. */
  | { readonly kind: 'nothing' }
  /** Not started, because restoring a revision would replace unsaved changes. */
  | { readonly kind: 'doubtful'; readonly revision: number }
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly message: string; readonly since: Since };

/** Kinds of successful calls that change the settings. */
export type Change = 'saved' | 'moved' | 'restored';

export interface Editor {
  readonly kept: Kept;
  readonly draft: Values;
  readonly mistakes: Mistakes;
  readonly outcome: Outcome;
}

export type EditorEvent =
  | { readonly kind: 'change'; readonly group: string; readonly value: Values[string] }
  | { readonly kind: 'ask' | 'nothing' | 'dismiss' | 'discard' }
  | { readonly kind: 'draft'; readonly draft: Values }
  | { readonly kind: 'doubt'; readonly revision: number }
  /** `sent` is the draft at the time of the request; the user may have typed since. */
  | { readonly kind: 'keep'; readonly kept: Kept; readonly as: Change; readonly sent: Values }
  | { readonly kind: 'refuse'; readonly outcome: Outcome; readonly mistakes: Mistakes; readonly sent: Values };

export function startEditor(kept: Kept): Editor {
  return { kept, draft: kept.settings, mistakes: {}, outcome: { kind: 'quiet' } };
}

export function changesOf({ draft, kept }: Editor): Values {
  const isOther = ([group, value]: readonly [string, unknown]) => !dequal(value, kept.settings[group]);
  return Object.fromEntries(Object.entries(draft).filter(isOther));
}

/** Checks whether leaving the page now would lose input. */
export function isChanged(editor: Editor): boolean {
  return Object.keys(changesOf(editor)).length > 0;
}

/** Results that no longer apply once there are unsaved changes. */
const CONFIRMATIONS: ReadonlySet<Outcome['kind']> = new Set(['nothing', 'saved', 'moved', 'restored']);

/** Returns the app's state with another draft; the errors move with their fields. */
function change(editor: Editor, draft: Values): Editor {
  const outcome: Outcome = CONFIRMATIONS.has(editor.outcome.kind) ? { kind: 'quiet' } : editor.outcome;
  return { ...editor, draft, outcome, mistakes: followMistakes(editor.mistakes, editor.draft, draft) };
}

/** Returns the next state. Keeps input until the server has stored it. */
export function reduceEditor(editor: Editor, event: EditorEvent): Editor {
  switch (event.kind) {
    case 'change':
      return change(editor, { ...editor.draft, [event.group]: event.value });
    case 'draft':
      return change(editor, event.draft);
    case 'ask':
      return { ...editor, outcome: { kind: 'busy' } };
    case 'doubt':
      return { ...editor, outcome: { kind: 'doubtful', revision: event.revision } };
    case 'nothing':
      return { ...editor, outcome: { kind: 'nothing' } };
    case 'dismiss':
      return { ...editor, outcome: { kind: 'quiet' } };
    case 'discard':
      return startEditor(editor.kept);
    case 'keep':
      return {
        ...startEditor(event.kept),
        draft: asValues(carryOver(event.sent, editor.draft, event.kept.settings)),
        outcome: { kind: event.as },
      };
    case 'refuse':
      return {
        ...editor,
        mistakes: followMistakes(event.mistakes, event.sent, editor.draft),
        outcome: event.outcome,
      };
  }
}

export function countMistakes(mistakes: Mistakes, path: string): number {
  return Object.keys(mistakes).filter((one) => one === path || one.startsWith(`${path}.`)).length;
}
