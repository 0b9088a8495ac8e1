/** The texts of widgets in the page's language, or as translated by the page's translators. */
export { followTranslation } from './dom/followTranslation.ts';
export { readTexts } from './dom/readTexts.ts';
