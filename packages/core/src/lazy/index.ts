/** Files that come on demand. */
export * from './createFeature.ts';
export { importFile, RETRY_ADDRESSES } from './importFile.ts';
