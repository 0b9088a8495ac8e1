/** Loads files on demand. */
export { importFile, RETRY_ADDRESSES } from './importFile.ts';
