/**
 * What a product's page starts with, in one file: apart, gallery, swatches and the form's state say the same things three times.
 * Each island starts by the export of its name, so a page has those that it asks for.
 */
export { gallery } from '../../packages/gallery/src/bundle.ts';
export { swatches } from '../../packages/swatches/src/bundle.ts';
export { openVariationForm } from '../../packages/variations/src/index.ts';
