import {
  anything,
  findNearestName,
  flag,
  isRecord,
  listOf,
  oneOf,
  parseSettings,
  type Schema,
  text,
} from '@hadaya/core';

export const SETTINGS_KEYS = [
  'gallery',
  'swatches',
  'variations',
  'contact',
  'menu',
  'quote',
  'content',
  'attribution',
  'http',
  'look',
] as const;

/** Attribution settings. The diagnostics panel checks them, because attribution itself reports no problems. */
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

/** Features that read their settings without reporting problems. */
const SILENT: Readonly<Record<string, Schema>> = { attribution: ATTRIBUTION_FIELDS };

function findProblemsOf(part: string, schema: Schema, values: unknown): readonly string[] {
  const name = `hadaya.settings.${part}`;
  if (!values) return [];
  if (!isRecord(values)) return [`${name}: must be an object; the value is ignored`];
  const { problems } = parseSettings(schema, [{ name, values, kind: 'owner' }]);
  return problems.map(({ path, message }) => `${path}: ${message}`);
}

/** Finds problems in the settings object and in the settings of features that do not report problems themselves. */
export function findSettingsProblems(settings: unknown): readonly string[] {
  if (settings === undefined) return [];
  if (!isRecord(settings)) return ['hadaya.settings is not an object, so it is ignored. Write { contact: { … } }'];
  const unknown = Object.keys(settings).flatMap((key) => {
    if (SETTINGS_KEYS.some((known) => known === key)) return [];
    const nearest = findNearestName(key, SETTINGS_KEYS);
    return [
      `hadaya.settings.${key}: unknown key; ${nearest ? `did you mean "${nearest}"?` : `the known keys are ${SETTINGS_KEYS.join(', ')}`}`,
    ];
  });
  const silent = Object.entries(SILENT).flatMap(([part, schema]) => findProblemsOf(part, schema, settings[part]));
  return [...unknown, ...silent];
}
