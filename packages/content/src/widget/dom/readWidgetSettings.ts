import { HadayaError, isRecord } from '@hadaya/core';

/** The widget's own settings. Throws `bad_settings` when the attribute is no JSON object: the widget then stays as printed. */
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
    `the settings of the widget ${dataset.id ?? ''} (${dataset.widget_type ?? 'content'}) are not readable as JSON, ` +
    'so it stays as the server printed it. Save the page again in the builder'
  );
}
