/** Dates and opening hours. */
export type { OpenHours } from './dom/openHours.ts';
export { readHoursText, readWidgetSchedule } from './dom/readHoursText.ts';
export * from './model/index.ts';
