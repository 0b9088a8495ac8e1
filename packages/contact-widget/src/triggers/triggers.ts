/** Triggers and gates, loaded only if the owner set any: countries, sources, dates, hours, triggers, exit intent. */
export { readHoursText } from '../hours/index.ts';
export { afterSeenSeconds } from './dom/afterSeenSeconds.ts';
export { answerDebug } from './dom/answerDebug.ts';
export { judgeWidget } from './dom/judgeWidget.ts';
export { watchTriggers } from './dom/watchTriggers.ts';
