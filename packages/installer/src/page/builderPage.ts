/** The tag builder's page: its nodes, strings and data, and helpers that find nodes and set their text. */
import type { CheckFacts, Finding } from '../check/index.ts';
import type { WidgetStore } from '../form/index.ts';
import type { WidgetFacts } from '../widget/index.ts';

export type PageTexts = Readonly<Record<string, string>>;

export interface BuilderPage {
  readonly form: HTMLFormElement;
  readonly texts: PageTexts;
  readonly facts: CheckFacts;
  /** The loaders' hashes, keyed by runtime folder. */
  readonly hashes: Map<string, string>;
  /** The contact widget being built: the plugin's data for its form, and the form's values. */
  readonly own: { readonly facts: WidgetFacts; readonly store: WidgetStore };
  readonly showFindings: (findings: readonly Finding[]) => void;
  settings: Record<string, unknown>;
}

/** Returns the first match for a selector; an empty object if there is none. */
export function nodeOf<Kind extends HTMLElement>(selector: string): Kind {
  return Object(document.querySelector<Kind>(selector));
}

export function fieldsOf(form: HTMLFormElement): Readonly<Record<string, HTMLInputElement>> {
  return Object(form.elements);
}

/** Sets text only if it changes, so that screen readers do not read out an unchanged status again. */
export function say(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
