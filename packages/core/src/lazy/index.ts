/** Files that come on demand. */
export { importFile, RETRY_ADDRESSES } from './importFile.ts';
