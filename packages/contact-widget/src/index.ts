/** The contact widget for custom builds; importing it has no side effects. */
export type { ContactEventDetail, ContactEventName } from './events.ts';
export { contactIsland } from './island.ts';
export type { ContactOptions, ContactSettings } from './settings.ts';
export type { ChannelSettings, ChannelTypeName, WidgetSettings } from './widget/model/index.ts';
