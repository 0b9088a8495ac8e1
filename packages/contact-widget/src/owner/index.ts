/** The settings that an owner can change, for the settings app, the plugin's schema and the reference. */
export { CHANNEL_TYPES } from './channelTypes.ts';
export { FORMATS, MOST_CHARACTERS } from './formats.ts';
export { formSettings } from './formSettings.ts';
export type { OwnerField, OwnerFields, OwnerValue } from './OwnerField.ts';
export { sharedSettings } from './sharedSettings.ts';
export { widgetSettings } from './widgetSettings.ts';
