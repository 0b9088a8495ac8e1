export {
  acquireJQueryEvents,
  findVariationScript,
  type JQueryEvents,
  type JQueryListener,
  readVariationScript,
  type VariationScript,
} from './jqueryEvents.ts';
