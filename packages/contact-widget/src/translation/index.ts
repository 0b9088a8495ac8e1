/** The texts of widgets in the language of the page, and of whoever translates it. */
export { followTranslation } from './dom/followTranslation.ts';
export { readTexts } from './dom/readTexts.ts';
