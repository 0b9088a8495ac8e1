// What only a few pages ask of others before a widget is judged, in one file.
export { askSiteTime } from './askSiteTime.ts';
export { traceCountry } from './traceCountry.ts';
