import { carryOver, followMistakes } from './carryOver.ts';
import type { Change as SettingChange } from './findChanges.ts';
import { asValues, type Values } from './schema.ts';

/** An earlier state that can be brought back. */
export interface Earlier {
  readonly revision: number;
  /** When it was replaced, in the site's own writing. */
  readonly time: string;
  /** Who replaced it; empty for a user that is gone. */
  readonly user: string;
  /** What replacing it has changed. */
  readonly changes: readonly SettingChange[];
}

/** What others have saved since the settings were read. */
export interface Since {
  /** Who was the last; empty for a user that is gone. */
  readonly user: string;
  readonly changes: readonly SettingChange[];
}

/** What the server keeps. */
export interface Kept {
  readonly revision: number;
  readonly settings: Values;
  /** How things stand just now, by the path of the field beside which it is read. */
  readonly notes: Readonly<Record<string, string>>;
  readonly history: readonly Earlier[];
}

/** What is wrong, by the path of the field. */
export type Mistakes = Readonly<Record<string, string>>;

/** How the last call ended. */
export type Outcome =
  | { readonly kind: 'quiet' | 'saved' | 'moved' | 'restored' | 'busy' }
  /** Not asked: nothing was changed. */
  | { readonly kind: 'nothing' }
  /** Not begun: an earlier state would replace what is not saved. */
  | { readonly kind: 'doubtful'; readonly revision: number }
  | { readonly kind: 'refused' | 'failed'; readonly message: string }
  | { readonly kind: 'conflict'; readonly message: string; readonly since: Since };

/** How a call that changes the settings may end well. */
export type Change = 'saved' | 'moved' | 'restored';

/** What stands in the app. */
export interface Editor {
  readonly kept: Kept;
  readonly draft: Values;
  readonly mistakes: Mistakes;
  readonly outcome: Outcome;
}

/** What happens in the app. */
export type EditorEvent =
  | { readonly kind: 'change'; readonly group: string; readonly value: Values[string] }
  | { readonly kind: 'ask' | 'nothing' | 'dismiss' | 'discard' }
  | { readonly kind: 'draft'; readonly draft: Values }
  | { readonly kind: 'doubt'; readonly revision: number }
  /** `sent` is the draft as it was when the server was asked; somebody may have typed since. */
  | { readonly kind: 'keep'; readonly kept: Kept; readonly as: Change; readonly sent: Values }
  | { readonly kind: 'refuse'; readonly outcome: Outcome; readonly mistakes: Mistakes; readonly sent: Values };

/** The app as it starts. */
export function startEditor(kept: Kept): Editor {
  return { kept, draft: kept.settings, mistakes: {}, outcome: { kind: 'quiet' } };
}

/** The groups of settings that differ from what the server keeps. */
export function changesOf({ draft, kept }: Editor): Values {
  const isOther = ([group, value]: readonly [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(kept.settings[group]);
  return Object.fromEntries(Object.entries(draft).filter(isOther));
}

/** Whether something would be lost if the page were left now. */
export function isChanged(editor: Editor): boolean {
  return Object.keys(changesOf(editor)).length > 0;
}

/** Another draft, with the mistakes at their fields. */
function change(editor: Editor, draft: Values): Editor {
  const outcome: Outcome = editor.outcome.kind === 'nothing' ? { kind: 'quiet' } : editor.outcome;
  return { ...editor, draft, outcome, mistakes: followMistakes(editor.mistakes, editor.draft, draft) };
}

/** The next state. What was typed stays until the server has kept it. */
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

/** How many mistakes lie under a path. */
export function countMistakes(mistakes: Mistakes, path: string): number {
  return Object.keys(mistakes).filter((one) => one === path || one.startsWith(`${path}.`)).length;
}
