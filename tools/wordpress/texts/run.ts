/** `node tools/wordpress/texts/run.ts`: writes the plugin's template of texts, its binary Arabic catalogue and that of the settings app. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo, po } from 'gettext-parser';
import { PLUGIN_FOLDER } from '../places.ts';
import { APP_CATALOGUE, appCatalogue } from './appCatalogue.ts';
import { readPluginTexts } from './readPluginTexts.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const texts = [...new Set(readPluginTexts().map(({ text }) => text))];
const header = 'msgid ""\nmsgstr ""\n"Project-Id-Version: Hadaya\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
const template = texts.map((text) => `\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`).join('');
writeFileSync(resolve(folder, 'hadaya.pot'), header + template);
const arabic = po.parse(readFileSync(resolve(folder, 'hadaya-ar.po')));
writeFileSync(resolve(folder, 'hadaya-ar.mo'), mo.compile(arabic));
writeFileSync(resolve(folder, APP_CATALOGUE), appCatalogue(arabic));
console.log(`${texts.length} texts, ${Object.keys(arabic.translations[''] ?? {}).length - 1} translations`);
