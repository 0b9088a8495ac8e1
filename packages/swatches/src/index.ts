export { swatchesIsland } from './island.ts';
export type { RefusalReason, SwatchDetail, SwatchEvents } from './items/events.ts';
export {
  createMiddlewareForExtraQueryParams,
  type RequestMiddleware,
} from './legacy/createMiddlewareForExtraQueryParams.ts';
export { installLegacyApi } from './legacy/installLegacyApi.ts';
