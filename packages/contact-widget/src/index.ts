/** The contact widget for builds of one's own; nothing happens on import. */
export type { ContactEventDetail, ContactEventName } from './events.ts';
export { contactIsland } from './island.ts';
export type { ContactOptions } from './settings.ts';
