/** Texts of owners that may carry a little markup. */
export { createMarkup } from './dom/createMarkup.ts';
export { textProfile } from './model/textProfile.ts';
