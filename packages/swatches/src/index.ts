export { createMiddlewareForExtraQueryParams, type RequestMiddleware } from './dom/extraQueryParams.ts';
export type { RefusalReason, SwatchDetail, SwatchEvents } from './events.ts';
export { installLegacyDoors } from './installLegacyDoors.ts';
export { swatchesIsland } from './island.ts';
