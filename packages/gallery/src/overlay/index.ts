export { startOverlay } from './startOverlay.ts';
