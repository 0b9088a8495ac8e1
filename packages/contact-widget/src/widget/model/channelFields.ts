import { type Field, flag, isOn, oneOf, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { colour, markup, plain } from './plain.ts';

const optionalSwitch: Field<boolean | undefined> = { read: (raw) => (raw == null ? undefined : isOn(raw)) };

const svg: Field<string> = {
  read: (raw, context) => decodeEntities(text('', { maxLength: 30_000 }).read(raw, context)),
};

/** Settings that channels and agents share. */
const reachFields = {
  /** Icon as SVG text. */
  svg,
  /** URL of a picture used as the icon. */
  image: plain(),
  /** Colour of the icon; defaults to the type’s colour. */
  color: colour(''),
  /** Prefilled message; `{title}` and `{url}` insert the page’s title and URL. */
  message: plain(),
  /** Open WhatsApp Web on computers; if off, open the app. */
  web: flag(true),
  /** Type of the LinkedIn account. */
  account: oneOf(['personal', 'company'], 'personal'),
  /** Treat the value as the name of a Viber business account. */
  business: flag(false),
};

/** Settings that determine how a channel is rendered and opened. */
export const channelFields = {
  ...reachFields,
  /** Tooltip text; defaults to the type’s name. */
  label: plain(),
  /** URL that the channel opens if the value is not a URL. */
  url: plain(),
  /** Open in a new tab; if not set, only web addresses open in one. */
  newTab: optionalSwitch,
  /** Subject of an email. */
  subject: plain(),
  /** Page event or function that a click triggers instead of opening a URL. */
  clickEvent: plain(),
};

/**
 * Settings of the consent that is required before a WhatsApp chat; visitors give it in the chat window or in the list
 * of agents.
 */
export const consentFields = {
  /** Text to which visitors must agree before the chat opens; if empty, no consent is required. */
  popupConsent: plain(),
  /** URL of the privacy page, linked beside the consent text. */
  popupConsentPage: plain(),
};

/** Settings of WhatsApp's chat window. */
export const popupFields = {
  /** Headline of the chat window. */
  popupHeadline: plain(),
  /** Background colour of the headline. */
  popupColor: colour('#075e54'),
  /** Name of the sender of the greeting. */
  popupName: plain(),
  /** URL of the sender’s photo. */
  popupImage: plain(),
  /** Greeting; basic markup is kept. */
  popupWelcome: markup(),
  /** Placeholder of the message field. */
  popupPlaceholder: plain(),
  /** Offer emojis. */
  popupEmoji: flag(false),
};

/** Settings of WeChat's QR code. */
export const qrFields = {
  /** URL of the QR code’s picture. */
  qrImage: plain(),
  /** Headline above the QR code. */
  qrHead: plain(),
  /** Text above the QR code. */
  qrTitle: plain('Scan QR Code'),
  /** Background colour of the headline. */
  qrColor: colour(''),
};

/** Settings of a channel's list of agents and its header. */
export const teamFields = {
  /** Headline; defaults to the channel’s label. */
  teamTitle: plain(),
  /** Text below the headline. */
  teamText: plain('How can we help?'),
  /** Order of the agents: as listed, random, or rotating every minute. */
  teamOrder: oneOf(['given', 'random', 'turns'], 'given'),
  /** Background colour of the header. */
  teamColor: colour(''),
  /** Text colour of the header. */
  teamTextColor: colour('#ffffff'),
};

export const agentFields = {
  ...reachFields,
  /** Name of the agent. */
  name: plain(),
  /** Number, address or name on the service. */
  value: plain(),
};
