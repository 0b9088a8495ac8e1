// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { CHANNEL_TYPES } from '@hadaya/contact-widget/owner';
import { channelIcon } from '@hadaya/contact-widget/owner/channelIcon';
import { contactOptions } from '@hadaya/contact-widget/testing/settings';
import { channelFields, gateFields, lookFields } from '@hadaya/contact-widget/testing/widget';
import { contentSettings } from '@hadaya/content/testing/settings';
import type { Field } from '@hadaya/core';
import { pages as demoPages } from '@hadaya/demo/pages';
import { gallerySettings } from '@hadaya/gallery/testing/settings';
import { menuSettings } from '@hadaya/menu/testing/settings';
import { swatchSettings } from '@hadaya/swatches/testing/settings';
import { variationSettings } from '@hadaya/variations/testing/settings';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../vite/project.ts';
import { findPhp } from '../../wordpress/findPhp.ts';
import { CHOICES, frontArabic, frontListFiles } from './frontList.ts';
import { ICONS_FILE, iconsJson } from './icons.ts';
import { OWNER_SCHEMA_FILE, ownerSchemaJson, ownerTextFiles } from './ownerSchema.ts';
import { referenceFiles } from './pages.ts';
import { askPlugin, pluginSections, readPluginSchema } from './pluginSchema.ts';
import { definedCommands, describedCommands } from './readCommands.ts';
import { readDiagnosis } from './readDiagnosis.ts';
import { readEvents, writtenEvents } from './readEvents.ts';
import { readHooks } from './readPlugin.ts';
import { PARTS, readSettings } from './readSettings.ts';
import { readArabic } from './texts.ts';
import { WIDGET_SCHEMA_FILE, widgetSchemaJson } from './widgetSchema.ts';

const docs = resolve(REPOSITORY, 'docs');

it.each(Object.entries(referenceFiles()))(
  'docs/%s matches the sources (update with pnpm run docs:reference)',
  (name, text) => {
    expect(readFileSync(resolve(docs, name), 'utf8')).toBe(text);
  },
);

/** Settings whose default cannot be read from the schema's text, because a field with a custom reader states none. */
const OWN_READERS = ['weekendDays', 'texts', 'labels', 'messages'];

it.each([
  ['swatches', swatchSettings],
  ['gallery', gallerySettings],
  ['variations', variationSettings],
  ['contact', contactOptions],
  ['menu', menuSettings],
  ['content', contentSettings],
])('the reference’s names and defaults of %s settings match their schema', (name, schema) => {
  const settings = PARTS.filter((part) => part.name === name).flatMap(readSettings);
  expect(new Set(settings.map((setting) => setting.name.split('.')[0]))).toEqual(new Set(Object.keys(schema)));
  for (const [key, field] of Object.entries(schema)) {
    if (OWN_READERS.includes(key)) continue;
    const value: unknown = field.read(undefined, { path: key, report: () => {} });
    expect(settings.find((setting) => setting.name === key)?.fallback, key).toEqual(value === '' ? undefined : value);
  }
});

it('describes every setting in English and Arabic', () => {
  const arabic = readArabic();
  for (const part of PARTS) {
    const settings = readSettings(part);
    expect(settings.filter(({ meaning }) => meaning === '').map((setting) => setting.name)).toEqual([]);
    expect(Object.keys(arabic.settings[part.name] ?? {}).sort()).toEqual(settings.map(({ name }) => name).sort());
  }
});

it('PHP’s schema of a printed widget matches the widget’s fields (update with pnpm run docs:reference)', () => {
  const json = widgetSchemaJson();
  expect(readFileSync(resolve(REPOSITORY, WIDGET_SCHEMA_FILE), 'utf8')).toBe(json);
  const { widget, attention, channel } = JSON.parse(json);
  const context = { path: '', report: () => {} };
  for (const [name, { default: standard }] of Object.entries<{ default?: unknown }>({
    ...widget.properties,
    ...channel.properties,
  })) {
    const field: Field<unknown> | undefined = { ...gateFields, ...lookFields, ...channelFields }[name];
    if (field && standard !== undefined) expect(field.read(undefined, context), name).toEqual(standard);
  }
  expect(Object.keys(attention.properties)).toEqual(Object.keys(Object(lookFields.attention.read({}, context))));
});

it('PHP’s schema and texts of a stored widget match the contact widget’s package (update with pnpm run docs:reference)', () => {
  expect(readFileSync(resolve(REPOSITORY, OWNER_SCHEMA_FILE), 'utf8')).toBe(ownerSchemaJson());
  for (const [name, text] of Object.entries(ownerTextFiles()))
    expect(readFileSync(resolve(REPOSITORY, name), 'utf8'), name).toBe(text);
});

it('each channel’s colour matches its icon, and PHP has the same icons (update with pnpm run docs:reference)', async () => {
  expect(readFileSync(resolve(REPOSITORY, ICONS_FILE), 'utf8')).toBe(await iconsJson());
  const colours = Object.entries(CHANNEL_TYPES).map(([type, { color }]) => [type, color]);
  const signs = Object.keys(CHANNEL_TYPES).map((type) => [type, channelIcon(type).colour]);
  expect(colours).toEqual(signs);
});

it('every panel and console message has an Arabic translation and vice versa', () => {
  expect(Object.keys(readArabic().said).sort()).toEqual(
    readDiagnosis()
      .map(({ text }) => text)
      .sort(),
  );
});

it('describes every emitted event', () => {
  const events = readEvents();
  const names = new Set(events.map(({ name }) => name));
  expect([...writtenEvents()].filter((name) => !names.has(name))).toEqual([]);
  expect(events.filter(({ meaning }) => meaning === '').map(({ name }) => name)).toEqual([]);
});

it('describes every command', () => {
  expect(new Set(definedCommands())).toEqual(new Set(describedCommands().filter((name) => name !== 'init')));
});

it('every action and filter documents its purpose, version and parameters once', () => {
  const hooks = readHooks();
  expect(hooks.length).toBeGreaterThan(15);
  expect(hooks.filter(({ meaning, since }) => meaning === '' || !/^\d+\.\d+\.\d+$/.test(since))).toEqual([]);
  expect(hooks.filter(({ params, given }) => params.length !== given)).toEqual([]);
  expect(hooks.flatMap(({ params }) => params.filter((param) => !/^[\w|\\[\]]+ \$\w+ \S/.test(param)))).toEqual([]);
  expect(new Set(hooks.map(({ name }) => name)).size).toBe(hooks.length);
});

it('a continuation line in a hook’s comment belongs to the tag above it', () => {
  const { meaning, params } = readHooks().find(({ name }) => name === 'hadaya_channels') ?? {};
  expect(meaning).toMatch(/are not shown to visitors\.$/);
  expect(params?.[0]).toMatch(/for the value\), and optionally .*`svg` \(its icon\)\.$/);
});

it('the READMEs and docs/compare.md state the number of channel types or list them all', () => {
  const types = Object.values(CHANNEL_TYPES).map(({ type }) => type);
  const read = (name: string) => readFileSync(resolve(REPOSITORY, name), 'utf8');
  for (const name of ['README.md', 'docs/compare.md'])
    expect(read(name), name).toContain(`${types.length} channel types`);
  const [, list = ''] = /Channel types are `([^`]+)`/.exec(read('packages/contact-widget/README.md')) ?? [];
  expect(list.split(/\s+/).sort()).toEqual([...types, 'form'].sort());
});

it('the plugin’s settings list is up to date and has a label for every option (update with pnpm run docs:reference)', () => {
  for (const [name, text] of Object.entries(frontListFiles())) {
    expect(readFileSync(resolve(REPOSITORY, name), 'utf8'), name).toBe(text);
    expect(text).not.toContain("=> '',");
  }
  expect([...frontArabic()].filter(([text, arabic]) => text === '' || arabic === '')).toEqual([]);
  expect(Object.keys(readArabic().choices)).toEqual(Object.keys(CHOICES));
});

it('the label of an option with choices does not list the choices', () => {
  const [list = ''] = Object.values(frontListFiles());
  const labels = [...list.matchAll(/array\( 'choice', __\( '([^']+)'/g)].map(([, label]) => label);
  expect(labels).toContain('Where to store the landing page URL before the visitor consents');
  expect(labels.filter((label) => label?.includes(': '))).toEqual([]);
  expect(frontArabic().get('Where to read the visitor’s consent on page load')).toBe(
    'الجهة التي تُقرأ منها موافقة الزائر عند تحميل الصفحة',
  );
});

const php = findPhp();

it('docs/reference/plugin-schema.json matches the plugin’s PHP (update with pnpm run docs:reference)', ({ skip }) => {
  if ('missing' in php && process.env.CI === undefined) return skip(php.missing);
  expect(php).not.toHaveProperty('missing');
  const text = 'missing' in php ? '' : askPlugin(php.command);
  expect(readFileSync(resolve(docs, 'reference/plugin-schema.json'), 'utf8')).toBe(text);
});

it('every plugin setting has an English title and Arabic texts, and a nested setting has its full path', () => {
  const plugin = readPluginSchema();
  const fields = Object.values(pluginSections(plugin)).flat();
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['messages.keep_days', 'islands.contact-widget', 'hours.lines[].start', 'agents[].hours[].days', 'zone'],
      ...['consent.text', 'captcha.site_key', 'mail.body', 'reply.texts[].body', 'webhook.secret'],
    ]),
  );
  const said = fields.flatMap(({ schema }) => [schema.title || schema.items?.title || '', schema.description ?? '']);
  expect(fields.filter(({ schema }) => !(schema.title || schema.items?.title)).map(({ name }) => name)).toEqual([]);
  expect(said.filter((text) => text !== '' && !plugin.arabic[text])).toEqual([]);
});

/**
 * Matches a link to another file of the documentation, not to an external page, an anchor or the demo shop (`/../`).
 */
const LINK = /\]\((?!https?:|mailto:|#|\/\.\.\/)([^)\s#]+)/g;

const SHOP = /\]\(\/\.\.(\/[^)?]*)|<LiveExample page="([^"]+)"/g;

it('live examples and links to the demo shop point to existing pages', () => {
  const paths = new Set(demoPages().map(({ path }) => path));
  const named = globSync('{start,widgets,recipes,ar}/**/*.md', { cwd: docs }).flatMap((name) =>
    [...readFileSync(resolve(docs, name), 'utf8').matchAll(SHOP)].map(([, link, page]) => link ?? page ?? ''),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});

it.each(globSync('**/*.md', { cwd: docs, exclude: (path) => /node_modules|\.vitepress/.test(path) }))(
  'links in docs/%s point to existing files',
  (name) => {
    const text = readFileSync(resolve(docs, name), 'utf8').replace(/```[\s\S]*?```/g, '');
    const isThere = (link: string) => {
      const path = link.startsWith('/') ? resolve(docs, `.${link}`) : resolve(docs, dirname(name), link);
      return [path, `${path}.md`, `${path}/index.md`].some((file) => existsSync(file));
    };
    expect([...text.matchAll(LINK)].map(([, link = '']) => link).filter((link) => !isThere(link))).toEqual([]);
  },
);
