import { ar } from './ar.ts';
import { en } from './en.ts';

export type { NoticeText } from './en.ts';

/** The strings of notices; each language is a file in this folder. */
export const noticeStrings = { en, ar };
