/** The content and the strings of notices. */
export { describeNotice, type NoticeView } from './describeNotice.ts';
export { type NoticeText, noticeStrings } from './strings/index.ts';
