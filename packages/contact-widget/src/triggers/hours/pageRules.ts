// What only some owners and visitors call for, in one file: countries, sources, dates, hours, triggers, leaving, older records.
export { arrangeWidget, openHours } from '../../panels/agents/dom/openHours.ts';
export { keepOlderVisits } from '../../start/counting/dom/keepOlderVisits.ts';
export { afterSeenSeconds } from '../dom/afterSeenSeconds.ts';
export { watchTriggers } from '../dom/watchTriggers.ts';
export { answerDebug } from './dom/answerDebug.ts';
export { judgeWidget, readHoursText } from './dom/judgeWidget.ts';
