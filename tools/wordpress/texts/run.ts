/** `node tools/wordpress/texts/run.ts`: writes the plugin's template of texts, its binary Arabic catalogue, those of the apps and the names of optimisers. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo, po } from 'gettext-parser';
import { PLUGIN_FOLDER } from '../places.ts';
import { appCatalogue, catalogueName } from './appCatalogue.ts';
import { withFrontTexts } from './frontTexts.ts';
import { OPTIMISER_NAMES } from './optimiserNames.ts';
import { APP_NAMES } from './readPluginTexts.ts';
import { templateOfTexts } from './templateOfTexts.ts';

const folder = resolve(PLUGIN_FOLDER, 'languages');
const template = templateOfTexts();
writeFileSync(resolve(folder, 'hadaya.pot'), template);
const file = resolve(folder, 'hadaya-ar.po');
const source = withFrontTexts(readFileSync(file, 'utf8'));
writeFileSync(file, source);
const arabic = po.parse(source);
writeFileSync(resolve(folder, 'hadaya-ar.mo'), mo.compile(arabic));
for (const app of APP_NAMES) writeFileSync(resolve(folder, catalogueName(app)), appCatalogue(arabic, app));
copyFileSync(OPTIMISER_NAMES.source, OPTIMISER_NAMES.written);
console.log(
  `${template.match(/^msgid "/gm)?.length ?? 0} texts, ${Object.keys(arabic.translations[''] ?? {}).length} translations, the header among both`,
);
