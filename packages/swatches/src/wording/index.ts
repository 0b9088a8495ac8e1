/** What a notice of swatches says, and in which words. */
export { describeNotice, type NoticeView } from './describeNotice.ts';
export { type NoticeText, noticeStrings } from './strings/index.ts';
