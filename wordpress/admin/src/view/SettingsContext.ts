import { createContext, useContext } from '@wordpress/element';
import type { Editor } from '../model/editor.ts';
import type { Value, Values } from '../model/schema.ts';
import type { Step } from '../model/steps.ts';
import type { StartData } from '../startData.ts';
import type { FormContext } from './FormContext.ts';
import type { Section } from './sections.ts';

/** Data and actions that the components of the settings app share. */
export interface SettingsApp {
  readonly start: StartData;
  readonly editor: Editor;
  readonly form: FormContext;
  readonly section: Section;
  /** Index of the selected widget. */
  readonly widget: number;
  readonly selectWidget: (index: number) => void;
  readonly step: Step;
  readonly selectStep: (step: Step) => void;
  readonly change: (group: string, value: Value) => void;
  readonly replaceDraft: (draft: Values) => void;
  readonly restore: (revision: number) => void;
  readonly undo: () => void;
  readonly move: (source: string, widgets: readonly string[]) => Promise<boolean>;
  /** Saves the widgets with the given names as visible to everybody. */
  readonly publish: (names: readonly string[]) => void;
  /** Makes the selected widget visible to everybody, without saving. */
  readonly showToEverybody: () => void;
  /** Opens the section of the field at a path and focuses the field. */
  readonly findField: (path: string) => void;
  readonly openFeatures: () => void;
  readonly openQuickSetup: () => void;
}

export const SettingsContext = createContext<SettingsApp | null>(null);

export function useSettingsApp(): SettingsApp {
  const app = useContext(SettingsContext);
  if (app === null) throw new Error('A component of the settings app is outside SettingsContext');
  return app;
}
