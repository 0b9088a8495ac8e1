/** Elements of the tag builder's page. */
import type { CheckFacts, Finding } from '../check/index.ts';
import type { WidgetStore } from '../form/index.ts';
import type { WidgetFacts } from '../widget/index.ts';

/** Strings of the page, in its language, by name. */
export type PageTexts = Readonly<Record<string, string>>;

/** Content of the page. */
export interface BuilderPage {
  readonly form: HTMLFormElement;
  readonly texts: PageTexts;
  readonly facts: CheckFacts;
  /** Hash of the loader by the runtime's folder. */
  readonly hashes: Map<string, string>;
  /** The contact widget being built, and its input. */
  readonly own: { readonly facts: WidgetFacts; readonly store: WidgetStore };
  readonly showFindings: (findings: readonly Finding[]) => void;
  settings: Record<string, unknown>;
}

/** A node of the page, by a selector. */
export function nodeOf<Kind extends HTMLElement>(selector: string): Kind {
  return Object(document.querySelector<Kind>(selector));
}

/** The fields around the settings. */
export function fieldsOf(form: HTMLFormElement): Readonly<Record<string, HTMLInputElement>> {
  return Object(form.elements);
}

/** Sets text only if it changes, so that a status is not read out again. */
export function say(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
