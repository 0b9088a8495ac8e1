import { anything, findNearestName, flag, isRecord, listOf, oneOf, parseSettings, text } from '@hadaya/core';

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
  'vitals',
] as const;

/** The settings of attribution. It runs on every page and reads them without a word, so what is wrong is found here. */
export const ATTRIBUTION_FIELDS = {
  cookieDomain: text(''),
  returnHosts: listOf(text('')),
  maskPersonalData: flag(true),
  consentCategory: text(''),
  consentSource: oneOf(['server', 'client'], 'server'),
  respectGpc: flag(false),
  keepLanding: oneOf(['memory', 'session'], 'memory'),
  trackHistory: flag(false),
  clickIds: flag(false),
  standalone: anything(),
};

const ATTRIBUTION_NAME = 'hadaya.settings.attribution';

function findAttributionProblems(values: unknown): readonly string[] {
  if (!values) return [];
  if (!isRecord(values)) return [`${ATTRIBUTION_NAME}: is not an object; it is ignored`];
  const { problems } = parseSettings(ATTRIBUTION_FIELDS, [{ name: ATTRIBUTION_NAME, values, kind: 'owner' }]);
  return problems.map(({ path, message }) => `${path}: ${message}`);
}

/** What is wrong with the settings object itself and in attribution's part; what is inside another, that part tells. */
export function findSettingsProblems(settings: unknown): readonly string[] {
  if (settings === undefined) return [];
  if (!isRecord(settings)) return ['hadaya.settings is not an object, so none of it is read. Write { contact: { … } }'];
  const unknown = Object.keys(settings).flatMap((key) => {
    if (SETTINGS_KEYS.some((known) => known === key)) return [];
    const nearest = findNearestName(key, SETTINGS_KEYS);
    return [
      `hadaya.settings.${key}: unknown part, ${nearest ? `did you mean "${nearest}"?` : `known are ${SETTINGS_KEYS.join(', ')}`}`,
    ];
  });
  return [...unknown, ...findAttributionProblems(settings.attribution)];
}
