import type { SettingsGlobal } from '@hadaya/testing/shop';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}

/**
 * The settings globals of a page with `?settings={…}` of its address laid over `window.hadaya.settings`, part by part.
 * Anything that is no object leaves the page as it is.
 */
export function withTrialSettings(globals: readonly SettingsGlobal[], url: URL): readonly SettingsGlobal[] {
  const trial = parse(url.searchParams.get('settings') ?? '');
  if (!isObject(trial)) return globals;
  const own = globals.find(({ name }) => name === 'hadaya')?.value;
  const settings = isObject(own) && isObject(own.settings) ? own.settings : {};
  const merged = Object.fromEntries(
    Object.entries(trial).map(([part, value]) => {
      const before = settings[part];
      return [part, isObject(value) && isObject(before) ? { ...before, ...value } : value];
    }),
  );
  return [
    ...globals.filter(({ name }) => name !== 'hadaya'),
    { name: 'hadaya', value: { q: [], settings: { ...settings, ...merged } } },
  ];
}
