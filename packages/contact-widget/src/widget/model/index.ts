/** Schema and reader of a widget's settings; needs no DOM. */
export { channelFields, popupFields, teamFields } from './channelFields.ts';
export { channelGateFields } from './channelGateFields.ts';
export { type Device, readDevice } from './device.ts';
export { FORM_FIELD_TYPES, formFieldFields } from './formFields.ts';
export { gateFields } from './gateFields.ts';
export { datesFields, hoursFields } from './hoursFields.ts';
export { isGiven } from './isGiven.ts';
export { isSafeImage, isSafeLink } from './isSafeLink.ts';
export { chatFields, lookFields } from './lookFields.ts';
export { colourOr } from './plain.ts';
export { publicNameOf, readChannelType } from './readChannelType.ts';
export { type ConsentSettings, type PanelSettings, panelOf, readPanelSettings } from './readPanelSettings.ts';
export { isWebFont, readDesign, type WidgetDesign } from './WidgetDesign.ts';
export type { ChannelSettings, ChannelTypeName, TrafficKind, WidgetSettings } from './WidgetSettings.ts';
export {
  type ChannelGate,
  hasChannels,
  isValidChannel,
  type Printed,
  parseJson,
  readWidgets,
  type TriggerRules,
  type WidgetRecord,
} from './widgetRecord.ts';
