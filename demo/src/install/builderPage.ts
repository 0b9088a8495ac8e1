/**
 * Runs in the page: its text is printed there, and each function is called by its name.
 * What stands on the page of the tag builder.
 */
import type { CheckFacts } from './checkPage.ts';
import type { WidgetForm } from './widgetForm.ts';

/** Texts of the page, in its language, by name. */
export type PageTexts = Readonly<Record<string, string>>;

/** Functions of the other files. */
export interface BuilderTools {
  readonly readForm: typeof import('./formValues.ts').readForm;
  readonly fillForm: typeof import('./formValues.ts').fillForm;
  readonly checkPage: typeof import('./checkPage.ts').checkPage;
  readonly records: Pick<
    typeof import('./widgetValues.ts') & typeof import('./publicWidget.ts'),
    'completeWidget' | 'leanWidget' | 'plainLinks' | 'publicWidget' | 'staffHours'
  >;
  readonly allowsPage: typeof import('./pageRules.ts').allowsPage;
  readonly drawWidgetForm: typeof import('./widgetForm.ts').drawWidgetForm;
}

/** What stands on the page. */
export interface BuilderPage {
  readonly form: HTMLFormElement;
  readonly texts: PageTexts;
  readonly facts: CheckFacts;
  readonly tools: BuilderTools;
  /** Hash of the loader by the runtime's folder. */
  readonly hashes: Map<string, string>;
  readonly own: WidgetForm;
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

/** Sets a text only where it changes, so that a status is not read out again. */
export function say(node: HTMLElement, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}
