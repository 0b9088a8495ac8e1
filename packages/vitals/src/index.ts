/** How fast pages are for their visitors, without side effects; `bundle.ts` starts it on a page. */
export { CONTROLS, ELSEWHERE, NO_CONTROL, PARTS } from './model/selectors.ts';
export { startVitals } from './startVitals.ts';
