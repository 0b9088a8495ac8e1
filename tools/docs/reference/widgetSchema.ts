import { readSettings, type Setting } from './readSettings.ts';

export const WIDGET_SCHEMA_FILE = 'wordpress/hadaya/src/Settings/Schema/widget.json';

const FOLDER = 'packages/contact-widget/src/widget/model';

const SCHEMAS: Readonly<Record<string, readonly (readonly [file: string, schema: string])[]>> = {
  widget: [
    ['gateFields', 'gateFields'],
    ['lookFields', 'lookFields'],
  ],
  chat: [['lookFields', 'chatFields']],
  hours: [['hoursFields', 'hoursFields']],
  dates: [['hoursFields', 'datesFields']],
  channel: [
    ['channelGateFields', 'channelGateFields'],
    ['channelFields', 'reachFields'],
    ['channelFields', 'channelFields'],
  ],
  consent: [['channelFields', 'consentFields']],
  popup: [['channelFields', 'popupFields']],
  qr: [['channelFields', 'qrFields']],
  team: [['channelFields', 'teamFields']],
  agent: [
    ['channelFields', 'reachFields'],
    ['channelFields', 'agentFields'],
  ],
  form: [['formFields', 'formFields']],
  field: [['formFields', 'formFieldFields']],
};

const TYPES: Readonly<Record<Setting['kind'], string | undefined>> = {
  flag: 'boolean',
  number: 'number',
  text: 'string',
  choice: 'string',
  list: 'array',
  any: undefined,
};

function toSchema({ kind, fallback, min, max, choices, meaning }: Setting): object {
  const type = TYPES[kind];
  const standard = kind === 'text' ? (fallback ?? '') : kind === 'any' || kind === 'list' ? undefined : fallback;
  return {
    ...(type === undefined ? {} : { type }),
    ...(meaning === '' ? {} : { description: meaning }),
    ...(choices ? { enum: choices } : {}),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(standard === undefined ? {} : { default: standard }),
  };
}

/**
 * Returns the parts of a widget as JSON Schema, generated from the schemas with which the contact widget reads them.
 */
export function widgetSchemaJson(): string {
  const parts = Object.entries(SCHEMAS).flatMap(([part, schemas]) => {
    const settings = readSettings({
      name: part,
      schemas: schemas.map(([file, schema]) => ({ file: `${FOLDER}/${file}.ts`, schema })),
    });
    const names = new Set(settings.map(({ name }) => name.split('.')[0] ?? ''));
    const groups = [...names].filter((name) => settings.some((setting) => setting.name.startsWith(`${name}.`)));
    const own = settings.filter(({ name }) => !name.includes('.'));
    const inner = groups.map((group) => {
      const fields = settings.filter(({ name }) => name.startsWith(`${group}.`));
      return [group, fields.map((field) => ({ ...field, name: field.name.slice(group.length + 1) }))] as const;
    });
    return [[part, own] as const, ...inner];
  });
  const schema = Object.fromEntries(
    parts.map(([part, settings]) => [
      part,
      { type: 'object', properties: Object.fromEntries(settings.map((setting) => [setting.name, toSchema(setting)])) },
    ]),
  );
  return `${JSON.stringify(schema, null, '\t')}\n`;
}
