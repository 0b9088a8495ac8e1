/** Records a visitor's views and clicks and reports them. */
export { type ClickReporter, createClickReporter } from './createClickReporter.ts';
export { createNote, type Note } from './dom/createNote.ts';
export { olderCookies } from './dom/keepOlderVisits.ts';
export {
  BLUR_KEY,
  hasOlderVisits,
  isVisitDue,
  readLasting,
  writeActive,
  writeBlur,
  writeLasting,
} from './dom/noteVisits.ts';
export { sendClick, sendLead } from './dom/sendClick.ts';
export { channelClicked, channelViewed, WIDGET_CLICKED, WIDGET_VIEWED } from './model/visitRecords.ts';
