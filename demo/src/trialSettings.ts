import { allowsPage, completeWidget, publicWidget } from '@hadaya/installer';
import type { SettingsGlobal } from '@hadaya/testing/shop';
import { widgetFacts } from './install/widgetFacts.ts';
import { readSwitches } from './switches.ts';

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
 * Replaces the page's contact widgets with the widget from `?widget={…}`. Removes the widgets in `chaty_settings`
 * without a replacement if the new widget's page rules exclude this page.
 */
function withTrialWidget(globals: readonly SettingsGlobal[], url: URL): readonly SettingsGlobal[] {
  const widget = parse(url.searchParams.get('widget') ?? '');
  if (!isObject(widget)) return globals;
  const facts = widgetFacts(readSwitches(url.searchParams).locale);
  const others = globals.filter(({ name }) => name !== 'chaty_settings');
  if (Array.isArray(widget.pages) && !allowsPage(widget.pages, url.pathname)) return others;
  const own = others.find(({ name }) => name === 'hadaya')?.value;
  const settings = isObject(own) && isObject(own.settings) ? own.settings : {};
  const widgets = [publicWidget(completeWidget(widget, facts), facts)];
  const value = { q: [], settings: { ...settings, contact: { ...Object(settings.contact), widgets } } };
  return [...others.filter(({ name }) => name !== 'hadaya'), { name: 'hadaya', value }];
}

/**
 * Merges each key of the URL's `?settings={…}` into the same key of `window.hadaya.settings`. The contact widget from
 * `?widget={…}` replaces the widgets that the page prints. A parameter whose value is not an object is ignored.
 */
export function withTrialSettings(printed: readonly SettingsGlobal[], url: URL): readonly SettingsGlobal[] {
  const globals = withTrialWidget(printed, url);
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
