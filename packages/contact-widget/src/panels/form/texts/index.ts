/** The texts of the contact form. */
export { type FormTextName, formTexts } from './formTexts.ts';
export { formTextsAr } from './formTextsAr.ts';
