import type { Chapter } from '../Chapter.ts';
import { CONTACT } from './contact.ts';
import { CONTENT } from './content.ts';
import { MENU_CHAPTERS } from './menu.ts';
import { PRODUCT } from './product.ts';

/** All chapters, in the order of the visit. */
export const CHAPTERS: readonly Chapter[] = [...PRODUCT, ...MENU_CHAPTERS, ...CONTENT, ...CONTACT];
