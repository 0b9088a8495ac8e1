import { ar } from './ar.ts';
import { en } from './en.ts';

export type { NoticeText } from './en.ts';

export const noticeStrings = { en, ar };
