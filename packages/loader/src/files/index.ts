/** What the loader does with files: finds, pins, places, fetches ahead and loads them. */
export { createFetchAhead } from './fetchAhead.ts';
export { filesOf, likelyPartsOf } from './filesOf.ts';
export { findBaseUrl } from './findBaseUrl.ts';
export { hasGoneBack } from './hasGoneBack.ts';
export {
  addSheet,
  addSheets,
  type BundleSource,
  type Hashes,
  hasLostSheet,
  isAskedFor,
  loadIsland,
  type Pin,
} from './loadIsland.ts';
export { pictureFirst } from './pictureFirst.ts';
export { pinFiles } from './pinFiles.ts';
export { awaitsData, takeData } from './takeData.ts';
