export { guardCart } from './guardCart.ts';
