/** `npx -y pnpm@12 run docs:reference`: writes the reference pages from the schemas, types, styles and plugin. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '../../vite/project.ts';
import { findPhp } from '../../wordpress/findPhp.ts';
import { frontListFiles } from './frontList.ts';
import { OWNER_SCHEMA_FILE, ownerSchemaJson, ownerTextFiles } from './ownerSchema.ts';
import { referenceFiles } from './pages.ts';
import { askPlugin, readPluginSchema } from './pluginSchema.ts';
import './readDrawings.ts';
import { ICONS_FILE, iconsJson } from './icons.ts';
import { WIDGET_SCHEMA_FILE, widgetSchemaJson } from './widgetSchema.ts';

// Write these files first, because the plugin's own settings depend on them.
for (const [name, text] of Object.entries({ ...frontListFiles(), ...ownerTextFiles() }))
  writeFileSync(resolve(REPOSITORY, name), text);
writeFileSync(resolve(REPOSITORY, WIDGET_SCHEMA_FILE), widgetSchemaJson());
writeFileSync(resolve(REPOSITORY, OWNER_SCHEMA_FILE), ownerSchemaJson());
writeFileSync(resolve(REPOSITORY, ICONS_FILE), await iconsJson());

const php = findPhp();
if ('missing' in php) console.log(`the plugin's settings were not updated: ${php.missing}`);
const plugin = 'missing' in php ? undefined : askPlugin(php.command);
const files = Object.entries({
  ...(plugin === undefined ? {} : { 'reference/plugin-schema.json': plugin }),
  ...referenceFiles(plugin === undefined ? readPluginSchema() : JSON.parse(plugin)),
});
for (const [name, text] of files) {
  const path = resolve(REPOSITORY, 'docs', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
console.log(`${files.length + 9} files written`);
