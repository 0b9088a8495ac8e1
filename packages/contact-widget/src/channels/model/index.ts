/** Pure functions and types for channels: their values, links and panel ids. */

export { type Channel, type Contact, readChannel, readValue } from './Channel.ts';
export {
  type ChannelLink,
  channelLink,
  contactAddress,
  fillMarkup,
  fillTags,
  type LinkContext,
  OPENS_APP,
  readMessage,
  stripNumber,
  whatsappLink,
} from './channelLink.ts';
export { kindOf, messageInLink } from './cleanValue.ts';
export { findOtherWays, type OtherWay, type RequestedWays } from './findOtherWays.ts';
export { panelId, panelSuffix } from './panelId.ts';
export { reportProblem, reportUnknownType } from './reportProblem.ts';
