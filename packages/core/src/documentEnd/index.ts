/** Detects that the browser has parsed the server's whole page, or waits until it has. */
export { isPrinted } from './isPrinted.ts';
export { whenPrinted } from './whenPrinted.ts';
