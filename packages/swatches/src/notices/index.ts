export { addExplanations, createNoticeHost } from './createNoticeHost.ts';
export { describeNotice, type NoticeView } from './describeNotice.ts';
export { type NoticeText, noticeStrings } from './strings/index.ts';
export { watchNotices } from './watchNotices.ts';
