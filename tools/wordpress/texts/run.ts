/**
 * `node tools/wordpress/texts/run.ts`: writes the plugin's translation template and the list of optimiser names. For
 * each language, also writes the binary catalogue and the catalogues of the apps.
 */
import { copyFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { mo } from 'gettext-parser';
import { fetchWordPress } from '../fetchWordPress.ts';
import { findPhp } from '../findPhp.ts';
import { APP_NAMES, appCatalogue, catalogueName } from './appCatalogue.ts';
import { LANGUAGES_FOLDER, readCatalogue, readCatalogues } from './catalogues.ts';
import { withFrontTexts } from './frontTexts.ts';
import { OPTIMISER_NAMES } from './optimiserNames.ts';
import { makeTemplate, readTemplate, TEMPLATE_FILE } from './template.ts';

const php = findPhp();
if ('missing' in php) console.log(`the translation template was not updated: ${php.missing}`);
else {
  fetchWordPress();
  writeFileSync(TEMPLATE_FILE, makeTemplate(php));
}
copyFileSync(OPTIMISER_NAMES.source, OPTIMISER_NAMES.written);
console.log(`${readTemplate().length} texts`);
for (const { locale, file, source: before } of readCatalogues()) {
  const source = locale === 'ar' ? withFrontTexts(before) : before;
  const catalogue = readCatalogue(locale, file, source);
  writeFileSync(file, source);
  writeFileSync(file.replace(/po$/, 'mo'), mo.compile(catalogue.texts));
  for (const app of APP_NAMES)
    writeFileSync(resolve(LANGUAGES_FOLDER, catalogueName(locale, app)), appCatalogue(catalogue, app));
  console.log(
    `${locale}: ${Object.keys(catalogue.texts.translations[''] ?? {}).length} translations, including the header`,
  );
}
