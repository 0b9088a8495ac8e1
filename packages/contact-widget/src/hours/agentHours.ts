/** Agents' working hours, loaded only if the owner set some. */
export { arrangeWidget, type OpenHours, openHours } from './dom/openHours.ts';
export { agentHoursFields } from './model/readAgentHours.ts';
