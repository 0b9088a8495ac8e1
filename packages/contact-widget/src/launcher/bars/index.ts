/** Bars of the page that lie over the corner. */
export { avoidBars } from './avoidBars.ts';
