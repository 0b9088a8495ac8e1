export { describeNotice, type NoticeView } from './describeNotice.ts';
export { Notice } from './Notice.tsx';
export { type NoticeText, noticeStrings } from './strings/index.ts';
