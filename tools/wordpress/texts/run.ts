/** `node tools/wordpress/texts/run.ts`: writes the plugin's template of texts and its binary Arabic catalogue. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { PLUGIN_FOLDER } from '../places.ts';
import { readPluginTexts } from './readPluginTexts.ts';
import { readPo } from './readPo.ts';
import { writeMo } from './writeMo.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const texts = [...new Set(readPluginTexts().map(({ text }) => text))];
const header = 'msgid ""\nmsgstr ""\n"Project-Id-Version: Hadaya\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
const template = texts.map((text) => `\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`).join('');
writeFileSync(resolve(folder, 'hadaya.pot'), header + template);
const arabic = readPo(readFileSync(resolve(folder, 'hadaya-ar.po'), 'utf8'));
writeFileSync(resolve(folder, 'hadaya-ar.mo'), writeMo(arabic));
console.log(`${texts.length} texts, ${arabic.length - 1} translations`);
