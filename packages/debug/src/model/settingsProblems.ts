import { findNearestName, isRecord } from '@hadaya/core';

/** Names under `window.hadaya.settings`: one for each part that an owner can set. */
export const SETTINGS_KEYS = [
  'gallery',
  'swatches',
  'variations',
  'contact',
  'menu',
  'content',
  'attribution',
  'http',
  'look',
] as const;

/** What is wrong with the settings object itself; what is inside a part, the part tells by itself. */
export function findSettingsProblems(settings: unknown): readonly string[] {
  if (settings === undefined) return [];
  if (!isRecord(settings)) return ['hadaya.settings is not an object, so none of it is read. Write { contact: { … } }'];
  return Object.keys(settings).flatMap((key) => {
    if (SETTINGS_KEYS.some((known) => known === key)) return [];
    const nearest = findNearestName(key, SETTINGS_KEYS);
    return [
      `hadaya.settings.${key}: unknown part, ${nearest ? `did you mean "${nearest}"?` : `known are ${SETTINGS_KEYS.join(', ')}`}`,
    ];
  });
}
