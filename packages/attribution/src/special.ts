/** Fetched by the few page views that need it; `createSpecialParts` says which. */
export { createSpecialParts } from './model/special/createSpecialParts.ts';
export { readChannels } from './readChannels.ts';
