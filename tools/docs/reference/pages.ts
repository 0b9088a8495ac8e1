import type { Schema } from '@hadaya/admin/schema';
import { type PluginSchema, pluginSections, readPluginSchema } from './pluginSchema.ts';
import { readDiagnosis } from './readDiagnosis.ts';
import { readEvents } from './readEvents.ts';
import { type PluginHook, readHooks } from './readPlugin.ts';
import { readProperties } from './readProperties.ts';
import { PARTS, readSettings, type Setting } from './readSettings.ts';
import { type Language, readArabic, STRINGS } from './texts.ts';

const MADE =
  '<!-- Made by `npx -y pnpm@12 run docs:reference`: change the sources, arabic.json or arabicLines.json. -->';

/** Escapes text for a table cell. */
const cell = (text: string): string =>
  text
    .replaceAll('|', '\\|')
    .replaceAll('{{', '{ {')
    .replace(/<(?=[a-z!/…])/gi, '&lt;');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const page = (...parts: readonly string[]): string => `${parts.join('\n\n')}\n`;

function valuesOf({ kind, choices, min, max }: Setting, kinds: Readonly<Record<string, string>>): string {
  if (choices) return choices.map((choice) => code(choice)).join(', ');
  const range = min === undefined ? '' : max === undefined ? ` ≥ ${min}` : ` ${min}–${max}`;
  return `${kinds[kind] ?? kind}${range}`;
}

/** The settings with their texts in both languages, for the tag builder. */
function settingsJson(): string {
  const arabic = readArabic();
  const parts = PARTS.map((part) => ({
    name: part.name,
    title: { en: STRINGS.en.parts[part.name] ?? part.name, ar: arabic.parts[part.name] ?? part.name },
    settings: readSettings(part).map(({ meaning, ...setting }) => ({
      ...setting,
      meaning: { en: meaning, ar: arabic.settings[part.name]?.[setting.name] ?? meaning },
    })),
  }));
  return `${JSON.stringify(parts, null, 2)}\n`;
}

function settingsPage(language: Language): string {
  const strings = STRINGS[language];
  const arabic = readArabic();
  const parts = PARTS.flatMap((part) => {
    const rows = readSettings(part).map((setting) => [
      code(setting.name) + (setting.from === undefined ? '' : `<br><small>${setting.from}</small>`),
      cell((language === 'ar' && arabic.settings[part.name]?.[setting.name]) || setting.meaning),
      valuesOf(setting, strings.kinds),
      setting.fallback === undefined ? '–' : code(JSON.stringify(setting.fallback)),
    ]);
    const title = (language === 'ar' ? arabic.parts[part.name] : strings.parts[part.name]) ?? part.name;
    return [`## ${title} {#${part.name}}`, code(`window.hadaya.settings.${part.name}`), table(strings.head, rows)];
  });
  return page(`# ${strings.settings}`, MADE, strings.settingsLead, ...parts);
}

/** The allowed values of an owner's setting, with the labels of its choices. */
function pluginValues({ type, format = '', ...field }: Schema, language: Language, say: (text: string) => string) {
  const kinds = STRINGS[language].pluginKinds;
  if (type === 'array' && field.items?.enum) return pluginValues(field.items, language, say);
  if (field.enum)
    return field.enum.map((one, at) => `${code(one || ' ')} ${cell(say(field.enumNames?.[at] ?? ''))}`).join('<br>');
  if (type === 'integer') return `${kinds.integer} ${field.minimum}–${field.maximum}`;
  const kind = field.isPicture ? 'picture' : (Object.keys(kinds).find((one) => format.startsWith(one)) ?? type);
  return kinds[kind] ?? kind;
}

function pluginPage(language: Language, plugin: PluginSchema): string {
  const strings = STRINGS[language];
  const say = (text = '') => (language === 'ar' && plugin.arabic[text]) || text;
  const sections = Object.entries(pluginSections(plugin)).flatMap(([section, fields]) => [
    `## ${strings.sections[section]} {#${section}}`,
    table(
      strings.pluginHead,
      fields.map(({ name, schema }) => [
        code(name),
        pluginValues(schema, language, say),
        [say(schema.title ?? schema.items?.title), say(schema.description)].filter(Boolean).map(cell).join('<br>'),
      ]),
    ),
  ]);
  return page(`# ${strings.plugin}`, MADE, strings.pluginLead, ...sections);
}

const eventsPage = (): string =>
  page(
    '# Events',
    MADE,
    'Native events that bubble to `document`: `document.addEventListener("hadaya:swatches:selected", (event) => …)`. The replaced plugins’ jQuery events are sent too; each widget’s page lists them.',
    table(
      ['Event', '`event.detail`', 'When'],
      readEvents().map(({ name, detail, meaning }) => [code(name), code(detail), cell(meaning)]),
    ),
  );

function propertiesPage(): string {
  const all = readProperties();
  const widgets = [...new Set(all.map(({ widget }) => widget))];
  const tables = widgets.flatMap((widget) => [
    `## ${widget}`,
    table(
      ['Property', 'Default', 'In Hadaya’s look'],
      all
        .filter((property) => property.widget === widget)
        .map(({ name, fallbacks, look }) => [code(name), fallbacks.map(code).join(' or '), look ? code(look) : '']),
    ),
  ]);
  return page(
    '# CSS properties',
    MADE,
    'Custom properties for pages and themes, set on `:root` or on a widget: `:root { --hadaya-focus: #06c; }`. They inherit into shadow roots. Properties that are not listed are internal.',
    ...tables,
  );
}

const hookTable = (hooks: readonly PluginHook[], head: string): string =>
  table(
    [head, 'Meaning', 'Parameters', 'Since'],
    hooks.map(({ name, meaning, params, since }) => [
      code(name),
      cell(meaning),
      params.map(cell).join('<br>'),
      cell(since),
    ]),
  );

function hooksPage(): string {
  const hooks = readHooks();
  return page(
    '# WordPress actions and filters',
    MADE,
    'For other plugins and themes. A hook listed here is removed only after a notice in the changelog.',
    '## Actions',
    '`add_action( "hadaya_settings_saved", fn( $settings ) => my_cache_purge() );`',
    hookTable(
      hooks.filter(({ kind }) => kind === 'action'),
      'Action',
    ),
    '## Filters',
    '`add_filter( "hadaya_form_rate_limit", fn() => 20 );`. WordPress’ own filters for scripts and styles work as with any plugin.',
    hookTable(
      hooks.filter(({ kind }) => kind === 'filter'),
      'Filter',
    ),
  );
}

/** The diagnostic sentences by topic; the Arabic page explains each. */
function saidPart(language: Language): string {
  const { topics, saidHead } = STRINGS[language];
  const arabic = readArabic().said;
  const said = readDiagnosis();
  return page(
    MADE,
    ...Object.entries(topics).flatMap(([topic, title]) => {
      const rows = said.filter((one) => one.topic === topic).map(({ text }) => text);
      const table_ =
        language === 'ar'
          ? table(
              saidHead,
              rows.map((text) => [code(text), cell(arabic[text] ?? '')]),
            )
          : rows.map((text) => `- ${code(text)}`).join('\n');
      return [`### ${title} {#${topic}}`, table_];
    }),
  );
}

/** All generated files, by path below `docs/`. */
export function referenceFiles(plugin: PluginSchema = readPluginSchema()): Readonly<Record<string, string>> {
  return {
    'reference/settings.json': settingsJson(),
    'reference/settings.md': settingsPage('en'),
    'ar/reference/settings.md': settingsPage('ar'),
    'reference/plugin-settings.md': pluginPage('en', plugin),
    'ar/reference/plugin-settings.md': pluginPage('ar', plugin),
    'reference/events.md': eventsPage(),
    'reference/properties.md': propertiesPage(),
    'reference/hooks.md': hooksPage(),
    'reference/parts/said.md': saidPart('en'),
    'reference/parts/said-ar.md': saidPart('ar'),
  };
}
