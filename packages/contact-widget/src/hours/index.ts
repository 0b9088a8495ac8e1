/** Dates and opening hours. */
export { readHoursText, readWidgetSchedule } from './dom/readHoursText.ts';
export * from './model/index.ts';
