/** The diagnostics panel for `?hadaya_debug=1`, without side effects on import; `bundle.ts` starts it on a page. */
export { startDebug } from './startDebug.ts';
