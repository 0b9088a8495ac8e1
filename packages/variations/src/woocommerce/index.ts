export { createInitialiser } from './createInitialiser.ts';
export { followWooCommerce } from './followWooCommerce.ts';
export { observeIdField } from './observeIdField.ts';
