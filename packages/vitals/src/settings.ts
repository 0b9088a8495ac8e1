import { isRecord, parseSettings, readPageValue, type SettingsOf } from '@hadaya/core';
import { vitalsSettings } from './model/vitalsSettings.ts';

/** Settings of the measurement. */
export type VitalsSettings = SettingsOf<typeof vitalsSettings>;

/** Reads the settings of a page; what cannot be used falls back, and the panel of `?hadaya_debug=1` names it. */
export function readVitalsSettings(page: object): VitalsSettings {
  const all = readPageValue(page, 'settings');
  const values = isRecord(all) && isRecord(all.vitals) ? all.vitals : {};
  return parseSettings(vitalsSettings, [{ name: 'hadaya.settings.vitals', values, kind: 'owner' }]).settings;
}
