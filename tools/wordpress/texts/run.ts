/** `node tools/wordpress/texts/run.ts`: writes the plugin's template of texts and the names of optimisers, and of each language the binary catalogue and those of the apps. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo } from 'gettext-parser';
import { appCatalogue, catalogueName } from './appCatalogue.ts';
import { LANGUAGES_FOLDER, readCatalogue, readCatalogues } from './catalogues.ts';
import { withFrontTexts } from './frontTexts.ts';
import { OPTIMISER_NAMES } from './optimiserNames.ts';
import { APP_NAMES } from './readPluginTexts.ts';
import { templateOfTexts } from './templateOfTexts.ts';

const template = templateOfTexts();
writeFileSync(resolve(LANGUAGES_FOLDER, 'hadaya.pot'), template);
copyFileSync(OPTIMISER_NAMES.source, OPTIMISER_NAMES.written);
console.log(`${template.match(/^msgid "/gm)?.length ?? 0} texts, the header among them`);
for (const { locale, file, source: before } of readCatalogues()) {
  const source = locale === 'ar' ? withFrontTexts(before) : before;
  const catalogue = readCatalogue(locale, file, source);
  writeFileSync(file, source);
  writeFileSync(file.replace(/po$/, 'mo'), mo.compile(catalogue.texts));
  for (const app of APP_NAMES)
    writeFileSync(resolve(LANGUAGES_FOLDER, catalogueName(locale, app)), appCatalogue(catalogue, app));
  console.log(
    `${locale}: ${Object.keys(catalogue.texts.translations[''] ?? {}).length} translations, the header among them`,
  );
}
