/** Files that load on demand. */
export { importFile, RETRY_ADDRESSES } from './importFile.ts';
