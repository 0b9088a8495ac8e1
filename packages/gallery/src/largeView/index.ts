export { createLightboxOpener, type LightboxOpener } from './createLightboxOpener.ts';
export { loadLargeView } from './loadLargeView.ts';
export { moveTrigger } from './moveTrigger.ts';
export type { LargeView } from './startLargeView.ts';
export { ZoomLayer } from './ZoomLayer.tsx';
export { canMagnify, readZoomStart } from './zoomStart.ts';
