import './defineNames.ts';
import type { OwnerField, OwnerFields } from '@hadaya/contact-widget/owner';
import {
  CHANNEL_TYPES,
  FORMATS,
  formSettings,
  MOST_CHARACTERS,
  sharedSettings,
  widgetSettings,
} from '@hadaya/contact-widget/owner';

/** The owner's schema of a widget, for everything that stores, validates or renders its settings. */
const ownerSchema = {
  fields: { widget: widgetSettings, common: sharedSettings, form: formSettings },
  channels: CHANNEL_TYPES,
  formats: FORMATS,
  maxLength: MOST_CHARACTERS,
};

/** Folder of the generated files, from the repository's root. */
const FOLDER = 'wordpress/hadaya/src/Settings/Schema';
export const OWNER_SCHEMA_FILE = `${FOLDER}/owner.json`;

/** The schema as JSON, one field or channel type per line. */
export function ownerSchemaJson(): string {
  const lines = (object: object, tabs: string): string =>
    Object.entries(object)
      .map(([name, value]) => `${tabs}${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  const parts = Object.entries(ownerSchema.fields).map(
    ([part, fields]) => `\t\t"${part}": {\n${lines(fields, '\t\t\t')}\n\t\t}`,
  );
  const { fields: _fields, channels, ...rest } = ownerSchema;
  return `{\n\t"fields": {\n${parts.join(',\n')}\n\t},\n\t"channels": {\n${lines(channels, '\t\t')}\n\t},\n${lines(rest, '\t')}\n}\n`;
}

/** All texts that `pick` finds in fields. */
function textsIn(fields: OwnerFields, pick: (field: OwnerField) => readonly (string | undefined)[]): readonly string[] {
  return Object.values(fields).flatMap((field): readonly string[] => {
    const inner = [field.properties ?? {}, field.items ? { item: field.items } : {}];
    const own = pick(field).flatMap((text) => text || []);
    return [...own, ...inner.flatMap((all) => textsIn(all, pick))];
  });
}

const quote = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
const say = (text: string) => `\t\t\t${quote(text)} => __( ${quote(text)}, 'hadaya' ),`;

function method(comment: string, name: string, texts: readonly string[]): string {
  return `\t/**
\t * ${comment}
\t *
\t * @return string[]
\t */
\tpublic static function ${name}(): array {
\t\treturn array(
${[...new Set(texts)].map(say).join('\n')}
\t\t);
\t}`;
}

function phpClass(name: string, ...methods: readonly string[]): string {
  return `<?php
/**
 * Texts of the fields of a contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\\Settings\\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Made by \`npx -y pnpm@12 run docs:reference\` from \`packages/contact-widget/src/owner\`: change that. Texts in the site's
 * language, by the English ones of \`owner.json\`.
 */
final class ${name} {

${methods.join('\n\n')}
}
`;
}

/** The schema's texts as PHP files, where translation tools find them. */
export function ownerTextFiles(): Readonly<Record<string, string>> {
  const { widget, ...others } = ownerSchema.fields;
  const find = (groups: readonly OwnerFields[], pick: Parameters<typeof textsIn>[1]) =>
    groups.flatMap((fields) => textsIn(fields, pick));
  const all = Object.values(ownerSchema.fields);
  const labels = ({ title, description, example }: OwnerField) => [title, description, example];
  const fresh = find(all, (field) => (typeof field.fresh === 'string' ? [field.fresh] : []));
  const names = Object.values(CHANNEL_TYPES).map(({ name }) => name);
  const choices = find(all, ({ enumNames = [] }) => enumNames.filter((name) => !names.includes(name)));
  const ofWidget = find([widget], labels);
  const ofForm = find(Object.values(others), labels).filter((text) => !ofWidget.includes(text));
  const classes = {
    OwnerTexts: [method('What a new widget says.', 'fresh', fresh), method('Names of channels.', 'channels', names)],
    WidgetTexts: [method('What the fields of a widget say.', 'all', ofWidget)],
    FormTexts: [method('What the fields of the form and of all widgets say.', 'all', ofForm)],
    OwnerChoices: [method('What choices say.', 'all', choices)],
  };
  return Object.fromEntries(
    Object.entries(classes).map(([name, methods]) => [`${FOLDER}/${name}.php`, phpClass(name, ...methods)]),
  );
}
