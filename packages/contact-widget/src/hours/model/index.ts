/** Pure functions and types for dates and opening hours. */
export { isReversed } from './dateRange.ts';
export { nameZone, readClockText, toLocalTime, WEEKDAYS } from './localTime.ts';
export { agentHoursFields } from './readAgentHours.ts';
export { findNextOpening, isInDates, isOpenNow, type Schedule } from './schedule.ts';
