/** The diagnostics panel of `?hadaya_debug=1`, without side effects; `bundle.ts` starts it on a page. */
export { startDebug } from './startDebug.ts';
