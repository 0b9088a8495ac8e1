import { amount, isRecord, oneOf, parseSettings, readPageValue, type SettingsOf, text } from '@hadaya/core';

/** The settings of `window.hadaya.settings.vitals`. */
export const vitalsSettings = {
  /** How many of a hundred page views measure how fast the page is for its visitor; none by default. */
  share: amount(0, { min: 0, max: 100 }),
  /** Address that the figures are sent to; without one nothing is measured. */
  url: text(''),
  /** What the figures count as: hadaya, or before for a shop that still runs the replaced plugins. */
  state: oneOf(['hadaya', 'before'], 'hadaya'),
};

/** Settings of the measurement. */
export type VitalsSettings = SettingsOf<typeof vitalsSettings>;

/** Reads the settings of a page; what cannot be used falls back, and the panel of `?hadaya_debug=1` names it. */
export function readVitalsSettings(page: object): VitalsSettings {
  const all = readPageValue(page, 'settings');
  const values = isRecord(all) && isRecord(all.vitals) ? all.vitals : {};
  return parseSettings(vitalsSettings, [{ name: 'hadaya.settings.vitals', values, kind: 'owner' }]).settings;
}
