/** Small DOM helpers for the page's nodes. */
export { type AttributeValues, createLoan, keepAttributes, type Loan, type StyleValues } from './createLoan.ts';
export { hasModifier } from './hasModifier.ts';
export { isComposing, isFieldKey } from './isFieldKey.ts';
export { childController, debounce, emit, listen } from './listen.ts';
export { mayPrefetch } from './mayPrefetch.ts';
export { onceLoaded } from './onceLoaded.ts';
export { onVisible } from './onVisible.ts';
export { readDirection } from './readDirection.ts';
export { trust } from './trust.ts';
