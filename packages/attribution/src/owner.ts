/** Fetched by what hardly any page view of a shop needs; `prepare` and `SpecialParts` say when. */
export { addOptions } from './model/special/addOptions.ts';
export { migrateRecords } from './model/special/migrateRecords.ts';
export { prepare } from './prepare/prepare.ts';
export { readChannels } from './readChannels.ts';
