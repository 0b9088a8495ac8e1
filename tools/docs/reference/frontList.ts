import { PARTS, readSettings, type Setting } from './readSettings.ts';
import { readArabic, STRINGS } from './texts.ts';

/** Folder of the generated files, from the repository's root. */
const FOLDER = 'wordpress/hadaya/src/Settings/Schema';

/** Parts whose settings have fields elsewhere in the plugin: only their names are listed, no fields are generated. */
const OTHERS_FIELDS: readonly string[] = ['contact'];

/** Settings without a field: a token that changes twice a day. */
const NO_FIELDS: readonly string[] = ['nonce'];

/** Descriptions of choices for owners. */
export const CHOICES: Readonly<Record<string, string>> = {
  click: 'On click',
  hover: 'On hover',
  bottom: 'Below the image',
  left: 'Left',
  right: 'Right',
  contain: 'Fit the whole image',
  cover: 'Fill the frame and crop',
  off: 'No request',
  hint: 'Dim them',
  filter: 'Disable them',
  auto: 'Automatic',
  always: 'Always',
  never: 'Never',
  manual: 'On Enter or Space',
  server: 'Server flag',
  client: 'Visitor’s browser',
  memory: 'Page memory',
  session: 'Tab storage',
};

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const say = (text: string) => (text === '' ? "''" : `__( ${quote(text)}, 'hadaya' )`);
/** A description as the label of a field: plain text without the full stop. */
const labelOf = (text: string) => text.replaceAll('`', '').replace(/\.$/, '');
const list = (values: readonly unknown[]) =>
  values.length > 0 ? `array( ${values.map(write).join(', ')} )` : 'array()';

function write(value: unknown): string {
  return typeof value === 'string' ? quote(value) : value === undefined ? 'null' : String(value);
}

/** Whether the settings app has a field for a setting. Objects and functions are left to the owner's JSON. */
const hasField = (part: string, { name, kind }: Setting) =>
  kind !== 'any' && !OTHERS_FIELDS.includes(part) && !NO_FIELDS.includes(name);

function row(part: string, setting: Setting): string {
  const { name, kind, from = '', choices, min, max, fallback } = setting;
  const limits = choices ?? (kind === 'number' ? [min, max] : []);
  const text = hasField(part, setting) ? labelOf(setting.meaning) : '';
  const standard = kind === 'list' ? undefined : fallback;
  return `\t\t\t\t${quote(name)} => array( ${quote(kind)}, ${say(text)}, ${write(standard)}, ${quote(from)}, ${list(limits)} ),`;
}

function partRows({ name, ...part }: (typeof PARTS)[number]): string {
  const rows = readSettings({ name, ...part }).map((setting) => row(name, setting));
  return [`\t\t\t${quote(name)} => array(`, ...rows, '\t\t\t),'].join('\n');
}

interface Method {
  readonly comment: string;
  readonly type: string;
  readonly rows: readonly string[];
}

function method(name: string, { comment, type, rows }: Method): string {
  return `\t/**
\t * ${comment}
\t *
\t * @return ${type}
\t */
\tpublic static function ${name}(): array {
\t\treturn array(
${rows.join('\n')}
\t\t);
\t}`;
}

const SETTINGS_COMMENT =
  'Settings by part of `window.hadaya.settings` and name; `a.b` is `b` in the object `a`. Each: kind, what it means (empty: no field of its own), default, name that a replaced plugin prints it under, and the choices or the least and greatest number.';
const SETTINGS_TYPE =
  'array<string, array<string, array{0: string, 1: string, 2: mixed, 3: string, 4: list<string|int|null>}>>';

function phpClass(name: string, title: string, methods: readonly string[]): string {
  return `<?php
/**
 * ${title}
 *
 * @package Hadaya
 */

namespace Hadaya\\Settings\\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Made by \`npx -y pnpm@12 run docs:reference\` from the schemas of the widgets: change those.
 */
final class ${name} {

${methods.join('\n\n')}
}
`;
}

/** The front end's settings as PHP classes, by path. */
export function frontListFiles(): Readonly<Record<string, string>> {
  const titles = PARTS.filter(({ name }) => !OTHERS_FIELDS.includes(name)).map(
    ({ name }) => `\t\t\t${quote(name)} => ${say(STRINGS.en.parts[name] ?? name)},`,
  );
  const used = PARTS.flatMap((part) =>
    readSettings(part).flatMap((setting) => (hasField(part.name, setting) ? (setting.choices ?? []) : [])),
  );
  const choices = [...new Set(used)].map((one) => `\t\t\t${quote(one)} => ${say(CHOICES[one] ?? '')},`);
  const texts = 'array<string, string>';
  return {
    [`${FOLDER}/FrontList.php`]: phpClass('FrontList', 'The settings of the front end.', [
      method('settings', { comment: SETTINGS_COMMENT, type: SETTINGS_TYPE, rows: PARTS.map(partRows) }),
    ]),
    [`${FOLDER}/FrontTexts.php`]: phpClass('FrontTexts', 'Names in the settings of the front end.', [
      method('titles', { comment: 'Names of the parts that have fields.', type: texts, rows: titles }),
      method('choices', { comment: 'What a choice does.', type: texts, rows: choices }),
    ]),
  };
}

/** Arabic translations of all texts in the list, by English text. */
export function frontArabic(): ReadonlyMap<string, string> {
  const arabic = readArabic();
  const pairs = PARTS.flatMap((part) =>
    OTHERS_FIELDS.includes(part.name)
      ? []
      : [
          [STRINGS.en.parts[part.name] ?? '', arabic.parts[part.name] ?? ''] as const,
          ...readSettings(part).flatMap((setting) => {
            const known = arabic.settings[part.name]?.[setting.name] ?? '';
            return hasField(part.name, setting) ? [[setting.meaning, known] as const] : [];
          }),
        ],
  );
  const choices = Object.entries(CHOICES).map(([name, text]) => [text, arabic.choices[name] ?? ''] as const);
  return new Map([...pairs, ...choices].map(([text, known]) => [labelOf(text), labelOf(known)]));
}
