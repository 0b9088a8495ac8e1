/** The texts of widgets in the language of the page, or as its translators translate them. */
export { followTranslation } from './dom/followTranslation.ts';
export { readTexts } from './dom/readTexts.ts';
