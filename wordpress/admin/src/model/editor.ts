import type { Values } from './schema.ts';

/** An earlier state that can be brought back. */
export interface Earlier {
  readonly revision: number;
  /** When it was replaced, in the site's own writing. */
  readonly time: string;
  /** Who replaced it; empty for a user that is gone. */
  readonly user: string;
}

/** What the server keeps. */
export interface Kept {
  readonly revision: number;
  readonly settings: Values;
  readonly history: readonly Earlier[];
}

/** What is wrong, by the path of the field. */
export type Mistakes = Readonly<Record<string, string>>;

/** How the last call ended. */
export type Outcome =
  | { readonly kind: 'quiet' | 'saved' | 'moved' | 'restored' | 'busy' }
  | { readonly kind: 'refused' | 'conflict' | 'failed'; readonly message: string };

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
  | { readonly kind: 'ask' | 'dismiss' }
  | { readonly kind: 'keep'; readonly kept: Kept; readonly as: Change }
  | { readonly kind: 'refuse'; readonly outcome: Outcome; readonly mistakes: Mistakes };

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

/** The next state. What was typed stays until the server has kept it. */
export function reduceEditor(editor: Editor, event: EditorEvent): Editor {
  switch (event.kind) {
    case 'change':
      return { ...editor, draft: { ...editor.draft, [event.group]: event.value } };
    case 'ask':
      return { ...editor, outcome: { kind: 'busy' } };
    case 'dismiss':
      return { ...editor, outcome: { kind: 'quiet' } };
    case 'keep':
      return { ...startEditor(event.kept), outcome: { kind: event.as } };
    case 'refuse':
      return { ...editor, mistakes: event.mistakes, outcome: event.outcome };
  }
}

/** How many mistakes lie under a path. */
export function countMistakes(mistakes: Mistakes, path: string): number {
  return Object.keys(mistakes).filter((one) => one === path || one.startsWith(`${path}.`)).length;
}
