/** Addresses as people write them. */
export { cleanFilmAddress, parseAddress } from './model/parseAddress.ts';
