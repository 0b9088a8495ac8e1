/** The site's own time, as far as an answer of its server has told it. */
export { askSiteTime, fetchWithTime, keepSiteTime, readSiteNow } from './dom/keepSiteTime.ts';
