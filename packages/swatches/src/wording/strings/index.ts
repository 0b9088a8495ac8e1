import { ar } from './ar.ts';
import { en } from './en.ts';

export type { NoticeText } from './en.ts';

/** The strings of notices; another language is a file beside these. */
export const noticeStrings = { en, ar };
