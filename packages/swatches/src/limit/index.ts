export { createShowMore } from './createShowMore.ts';
export { type DisplayLimit, displayLimit } from './displayLimit.ts';
