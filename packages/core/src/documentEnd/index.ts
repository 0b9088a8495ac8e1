/** Whether, and until when, the server still prints: a node, a page. */
export { isPrinted } from './isPrinted.ts';
export { whenPrinted } from './whenPrinted.ts';
