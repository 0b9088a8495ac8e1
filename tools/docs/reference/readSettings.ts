import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { field, isNode, type Node, nameOf, nodesBelow, parseSource } from '../../vite/nodes.ts';
import { REPOSITORY } from '../../vite/project.ts';

/** A setting in `window.hadaya.settings`, from its schema and the comment above it. */
export interface Setting {
  /** The name, prefixed with the names of its parent objects, such as `timeouts.read`. */
  readonly name: string;
  readonly kind: 'flag' | 'number' | 'text' | 'choice' | 'list' | 'any';
  /** Absent if the setting has no default. */
  readonly fallback?: unknown;
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** The server's name, for settings that a replaced plugin prints. */
  readonly from?: string;
  readonly meaning: string;
}

export interface Part {
  readonly name: string;
  readonly schemas: readonly { readonly file: string; readonly schema: string; readonly comments?: string }[];
}

/** The settings groups in display order, without `look`, which is a single value and not an object. */
export const PARTS: readonly Part[] = [
  { name: 'swatches', schemas: [{ file: 'packages/swatches/src/settings.ts', schema: 'swatchSettings' }] },
  { name: 'gallery', schemas: [{ file: 'packages/gallery/src/settings.ts', schema: 'gallerySettings' }] },
  { name: 'variations', schemas: [{ file: 'packages/variations/src/settings.ts', schema: 'variationSettings' }] },
  { name: 'contact', schemas: [{ file: 'packages/contact-widget/src/settings.ts', schema: 'contactOptions' }] },
  { name: 'menu', schemas: [{ file: 'packages/menu/src/settings.ts', schema: 'menuSettings' }] },
  { name: 'quote', schemas: [{ file: 'packages/quote/src/settings.ts', schema: 'quoteSettings' }] },
  { name: 'content', schemas: [{ file: 'packages/content/src/settings.ts', schema: 'contentSettings' }] },
  {
    name: 'attribution',
    schemas: [
      {
        file: 'packages/debug/src/model/findSettingsProblems.ts',
        schema: 'ATTRIBUTION_FIELDS',
        comments: 'packages/attribution/src/settings.ts',
      },
    ],
  },
  {
    name: 'http',
    schemas: [
      { file: 'packages/core/src/http/options/options.ts', schema: 'schema' },
      { file: 'packages/api-fetch/src/readRestSettings.ts', schema: 'schema' },
    ],
  },
];

const KINDS: Readonly<Record<string, Setting['kind']>> = {
  flag: 'flag',
  optionalFlag: 'flag',
  amount: 'number',
  milliseconds: 'number',
  text: 'text',
  plain: 'text',
  markup: 'text',
  colour: 'text',
  oneOf: 'choice',
  listOf: 'list',
  anything: 'any',
};

interface Source {
  readonly text: string;
  readonly names: ReadonlyMap<string, unknown>;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function readValue(node: unknown, names: Source['names']): unknown {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'Identifier') return names.get(node.name);
  if (node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression') return readValue(node.expression, names);
  if (node.type === 'MemberExpression')
    return field(readValue(node.object, names), nameOf(node.property) ?? String(field(node.property, 'value')));
  if (node.type === 'ArrayExpression') return node.elements.map((element) => readValue(element, names));
  if (node.type === 'UnaryExpression') return -Number(readValue(node.argument, names));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[nameOf(property.key) ?? '', readValue(property.value, names)]] : [],
    ),
  );
}

function readSource(file: string): Source & { readonly program: Node } {
  const text = readFileSync(resolve(REPOSITORY, file), 'utf8');
  const program = parseSource(file, text);
  const names = new Map<string, unknown>();
  for (const node of nodesBelow(program)) {
    if (node.type === 'VariableDeclarator') names.set(nameOf(node.id) ?? '', readValue(node.init, names));
  }
  return { text, names, program };
}

/** Returns the comment that ends right before a position, on one line and without markers. */
export function commentBefore(text: string, index: number): string {
  const before = text.slice(0, index).replace(/[\s|]+$/, '');
  if (!before.endsWith('*/')) return '';
  const comment = before.slice(before.lastIndexOf('/**') + 3, -2);
  return comment
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function rangeOf(options: unknown): Partial<Setting> {
  const numbers = (['min', 'max'] as const).flatMap((name) => {
    const value = field(options, name);
    return typeof value === 'number' && Number.isFinite(value) ? [[name, value] as const] : [];
  });
  const from = field(options, 'from');
  return { ...Object.fromEntries(numbers), ...(typeof from === 'string' ? { from } : {}) };
}

/** Reads a setting's description from a call such as `oneOf(['left', 'right'], 'left', { from: 'place' })`. */
function describeCall(callee: string, args: readonly unknown[]): Omit<Setting, 'name' | 'meaning'> {
  const kind = KINDS[callee] ?? 'any';
  if (callee === 'optionalFlag') return { kind, from: String(args[0]) };
  if (kind === 'choice') return { kind, choices: asList(args[0]).map(String), fallback: args[1], ...rangeOf(args[2]) };
  if (kind === 'list') return { kind, fallback: [] };
  if (kind === 'any') return { kind, ...rangeOf(args[0]) };
  const fallback = args[0] === undefined || args[0] === '' ? {} : { fallback: args[0] };
  const range = callee === 'milliseconds' ? { min: 0, max: 120_000 } : rangeOf(args[1]);
  return { kind, ...fallback, ...range };
}

function readProperties(object: unknown, source: Source, path = ''): Setting[] {
  return asList(field(object, 'properties')).flatMap((property) => {
    if (!isNode(property) || property.type !== 'Property') return [];
    const name = path + (nameOf(property.key) ?? '');
    const value = property.shorthand ? undefined : property.value;
    const callee = isNode(value) && value.type === 'CallExpression' ? (nameOf(value.callee) ?? '') : '';
    const args = asList(field(value, 'arguments'));
    if (callee === 'group') return readProperties(args[0], source, `${name}.`);
    const meaning = commentBefore(source.text, property.start);
    const values = args.map((arg) => readValue(arg, source.names));
    return [{ name, ...describeCall(callee, values), meaning }];
  });
}

/** Reads the comments on an interface's properties, for a schema that has no comments of its own. */
function interfaceComments(file: string): ReadonlyMap<string, string> {
  const { program, text } = readSource(file);
  const members = [...nodesBelow(program)].filter((node) => node.type === 'TSPropertySignature');
  return new Map(members.map((node) => [nameOf(field(node, 'key')) ?? '', commentBefore(text, node.start)]));
}

export function readSettings({ schemas }: Part): readonly Setting[] {
  return schemas.flatMap(({ file, schema, comments }) => {
    const source = readSource(file);
    const found = [...nodesBelow(source.program)].find(
      (node) => node.type === 'VariableDeclarator' && nameOf(node.id) === schema,
    );
    const settings = readProperties(field(found, 'init'), source);
    const meanings = comments ? interfaceComments(comments) : new Map<string, string>();
    return settings.map((setting) => ({ ...setting, meaning: setting.meaning || meanings.get(setting.name) || '' }));
  });
}
