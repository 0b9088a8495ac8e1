/** The contact widget for custom builds; importing it has no side effects. */
export type { ContactEventDetail, ContactEventName } from './events.ts';
export { contactIsland } from './island.ts';
export type { ContactOptions } from './settings.ts';
