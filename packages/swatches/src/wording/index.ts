export { describeNotice, type NoticeView } from './describeNotice.ts';
export { type NoticeText, noticeStrings } from './strings/index.ts';
