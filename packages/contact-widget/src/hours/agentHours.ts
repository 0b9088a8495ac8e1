/** Agents' working hours, loaded only for owners who set some. */
export { arrangeWidget, type OpenHours, openHours } from './dom/openHours.ts';
export { agentHoursFields } from './model/readAgentHours.ts';
