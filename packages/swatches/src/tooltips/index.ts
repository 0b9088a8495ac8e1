export { placeTooltip } from './followTooltips.ts';
export { hasTooltip, watchTooltips } from './watchTooltips.ts';
