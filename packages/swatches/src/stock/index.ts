export { findStockLeft } from './findStockLeft.ts';
