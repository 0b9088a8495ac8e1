import { type IslandContext, isOn, isRecord, readGlobal } from '@hadaya/core';
import { createLoan } from '@hadaya/core/loan';
import type { ContentSettings } from '../settings.ts';
import { takeOver } from './takeOver.ts';
import type { Widget } from './widget.ts';

/** The builder's own settings of the page, empty without the builder. */
export function readConfig(page: Window): Readonly<Record<string, unknown>> {
  return readGlobal(page, 'elementorFrontendConfig').values;
}

/** Whether the page is shown inside the builder's editor. */
export function isEdited(page: Window): boolean {
  const { environmentMode } = readConfig(page);
  return isRecord(environmentMode) && isOn(environmentMode.edit);
}

/**
 * What a widget works with, or nothing where the builder keeps widgets still: on static exports, in elements whose
 * start it delays, and in its editor, where its own scripts run them.
 */
export function openWidget(context: IslandContext<ContentSettings>): Widget | undefined {
  const { element, environment, signal } = context;
  const page = environment.window;
  if (isOn(readConfig(page).is_static) || element.closest('[data-delay-child-handlers="true"]')) return undefined;
  const isInEditor = isEdited(page);
  if (isInEditor && isRecord(Reflect.get(page, 'elementorFrontend'))) return undefined;
  takeOver(element, page, signal);
  return { ...context, loan: createLoan(signal), mode: isInEditor ? 'editor' : 'live' };
}
