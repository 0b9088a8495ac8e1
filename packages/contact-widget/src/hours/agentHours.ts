/** The working hours of the people behind a widget, for owners who set some. */
export { arrangeWidget, type OpenHours, openHours } from './dom/openHours.ts';
export { agentHoursFields } from './model/readAgentHours.ts';
