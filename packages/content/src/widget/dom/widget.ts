import {
  createLoan,
  HadayaError,
  type IslandContext,
  isOn,
  isRecord,
  type Loan,
  prefersReducedMotion,
} from '@hadaya/core';
import { findElementor, keepElementorOff, readElementorConfig } from '@hadaya/core/elementor';
import type { ContentSettings } from '../../settings.ts';

/** A mounted widget of the page builder; all functions of its island share this object. */
export interface Widget extends IslandContext<ContentSettings> {
  readonly loan: Loan;
  /**
   * `editor` inside the builder's editor, where widgets show their content but nothing moves or opens by itself; `live`
   * on all other pages.
   */
  readonly mode: 'live' | 'editor';
}

/**
 * Returns whether animations are allowed: not in the editor, and not with reduced motion. Callers check this at each
 * use.
 */
export const canMove = ({ environment, settings, mode }: Pick<Widget, 'environment' | 'settings' | 'mode'>): boolean =>
  mode === 'live' && !prefersReducedMotion(environment.window, settings.respectReducedMotion);

export function isEdited(page: Window): boolean {
  const { environmentMode } = readElementorConfig(page);
  return isRecord(environmentMode) && isOn(environmentMode.edit);
}

/**
 * Returns the context of a widget, or `undefined` where Hadaya must not start the widget: on static exports, in
 * elements whose start the builder delays, and in the editor while the builder's own scripts run there.
 */
export function openContentWidget(context: IslandContext<ContentSettings>): Widget | undefined {
  const { element, environment, signal } = context;
  const page = environment.window;
  if (isOn(readElementorConfig(page).is_static) || element.closest('[data-delay-child-handlers="true"]'))
    return undefined;
  const isInEditor = isEdited(page);
  if (isInEditor && findElementor(page)) return undefined;
  // Removes the builder's start hooks. Hadaya's capturing listeners pre-empt handlers that are already bound.
  if (element.dataset.widget_type) keepElementorOff(page, [element.dataset.widget_type], signal);
  return { ...context, loan: createLoan(signal), mode: isInEditor ? 'editor' : 'live' };
}

/**
 * Returns the widget's own settings. An array counts as empty settings. Throws `bad_settings` if the attribute is
 * neither a JSON object nor an array; the widget then stays as printed.
 */
export function readWidgetSettings(element: HTMLElement): Readonly<Record<string, unknown>> {
  const text = element.dataset.settings;
  if (!text) return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (cause) {
    throw new HadayaError('bad_settings', describe(element), cause);
  }
  if (isRecord(found)) return found;
  if (Array.isArray(found)) return {};
  throw new HadayaError('bad_settings', describe(element));
}

function describe({ dataset }: HTMLElement): string {
  return (
    `the settings of the widget ${dataset.id ?? ''} (${dataset.widget_type ?? 'content'}) are not valid JSON, ` +
    'so its HTML stays unchanged. Save the page again in the page builder'
  );
}
