export { startVariations } from './startVariations.ts';
