/** `node tools/wordpress/texts/run.ts`: writes the plugin's template of texts, its binary Arabic catalogue, that of the settings app and the names of optimisers. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo, po } from 'gettext-parser';
import { PLUGIN_FOLDER } from '../places.ts';
import { APP_CATALOGUE, appCatalogue } from './appCatalogue.ts';
import { withFrontTexts } from './frontTexts.ts';
import { OPTIMISER_NAMES } from './optimiserNames.ts';
import { templateOfTexts } from './templateOfTexts.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const template = templateOfTexts();
writeFileSync(resolve(folder, 'hadaya.pot'), template);
const file = resolve(folder, 'hadaya-ar.po');
const source = withFrontTexts(readFileSync(file, 'utf8'));
writeFileSync(file, source);
const arabic = po.parse(source);
writeFileSync(resolve(folder, 'hadaya-ar.mo'), mo.compile(arabic));
writeFileSync(resolve(folder, APP_CATALOGUE), appCatalogue(arabic));
copyFileSync(OPTIMISER_NAMES.source, OPTIMISER_NAMES.written);
console.log(
  `${template.match(/^msgid "/gm)?.length ?? 0} texts, ${Object.keys(arabic.translations[''] ?? {}).length} translations, the header among both`,
);
