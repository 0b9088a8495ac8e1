export { swatchesIsland } from './island.ts';
export type { RefusalReason, SwatchDetail, SwatchEvents } from './items/index.ts';
export {
  createMiddlewareForExtraQueryParams,
  installLegacyApi,
  type RequestMiddleware,
} from './legacy/index.ts';
