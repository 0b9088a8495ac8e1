/** What shows a widget and what keeps it away, for owners who set that: countries, sources, dates, hours, triggers, leaving. */
export { readHoursText } from '../hours/index.ts';
export { afterSeenSeconds } from './dom/afterSeenSeconds.ts';
export { answerDebug } from './dom/answerDebug.ts';
export { judgeWidget } from './dom/judgeWidget.ts';
export { watchTriggers } from './dom/watchTriggers.ts';
