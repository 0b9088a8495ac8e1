/** `node tools/wordpress/texts/run.ts`: writes the plugin's template of texts, its binary Arabic catalogue and that of the settings app. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo, po } from 'gettext-parser';
import { PLUGIN_FOLDER } from '../places.ts';
import { APP_CATALOGUE, appCatalogue } from './appCatalogue.ts';
import { templateOfTexts } from './templateOfTexts.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const template = templateOfTexts();
writeFileSync(resolve(folder, 'hadaya.pot'), template);
const arabic = po.parse(readFileSync(resolve(folder, 'hadaya-ar.po')));
writeFileSync(resolve(folder, 'hadaya-ar.mo'), mo.compile(arabic));
writeFileSync(resolve(folder, APP_CATALOGUE), appCatalogue(arabic));
console.log(
  `${template.match(/^msgid "/gm)?.length ?? 0} texts, ${Object.keys(arabic.translations[''] ?? {}).length} translations, the header among both`,
);
