/** Detects whether the server's page has been parsed completely, and waits for that. */
export { isPrinted } from './isPrinted.ts';
export { whenPrinted } from './whenPrinted.ts';
