import { type Field, flag, isOn, oneOf, text } from '@hadaya/core';
import { decodeEntities } from '@hadaya/core/entities';
import { colour, markup, plain } from './plain.ts';

/** A switch that may stay unset. */
const optionalSwitch: Field<boolean | undefined> = { read: (raw) => (raw == null ? undefined : isOn(raw)) };

const svg: Field<string> = {
  read: (raw, context) => decodeEntities(text('', { maxLength: 30_000 }).read(raw, context)),
};

/** What a channel and each of the people behind one has. */
const reachFields = {
  /** An icon as SVG text. */
  svg,
  /** Address of a picture as icon. */
  image: plain(),
  /** Colour of the icon; empty for that of the type. */
  color: colour(''),
  /** Message that is written beforehand; `{title}` and `{url}` stand for the page. */
  message: plain(),
  /** Off: WhatsApp opens its app on computers too. */
  web: flag(true),
  /** Kind of a LinkedIn account. */
  account: oneOf(['personal', 'company'], 'personal'),
  /** On: the value is the name of a Viber business account. */
  business: flag(false),
};

/** A channel as it is drawn and opened. */
export const channelFields = {
  ...reachFields,
  /** Text of its tooltip; the type's name where none is given. */
  label: plain(),
  /** Address, where the value is none. */
  url: plain(),
  /** Opens in a new tab; unset: addresses of the web do. */
  newTab: optionalSwitch,
  /** Subject of an e-mail. */
  subject: plain(),
  /** Event or function of the page that a click calls instead of an address. */
  clickEvent: plain(),
};

/** The consent before a chat on WhatsApp, in its window or in the list of agents. */
export const consentFields = {
  /** What a visitor agrees to before the chat opens; without it nobody is asked. */
  popupConsent: plain(),
  /** Address of the privacy page beside it. */
  popupConsentPage: plain(),
};

/** The chat window of WhatsApp. */
export const popupFields = {
  /** Headline. */
  popupHeadline: plain(),
  /** Colour behind it. */
  popupColor: colour('#075e54'),
  /** Name of who greets. */
  popupName: plain(),
  /** Address of their photo. */
  popupImage: plain(),
  /** Greeting; a little markup is kept. */
  popupWelcome: markup(),
  /** Hint in the empty message. */
  popupPlaceholder: plain(),
  /** Offers emojis. */
  popupEmoji: flag(false),
};

/** The QR code of WeChat. */
export const qrFields = {
  /** Address of its picture. */
  qrImage: plain(),
  /** Headline over it. */
  qrHead: plain(),
  /** Line over it. */
  qrTitle: plain('Scan QR Code'),
  /** Colour behind the headline. */
  qrColor: colour(''),
};

/** The head of the list of people behind a channel. */
export const teamFields = {
  /** Headline; the channel's label where none is given. */
  teamTitle: plain(),
  /** Line below it. */
  teamText: plain('How can we help?'),
  /** Who is listed first: as given, anybody at random, or each in turn by the minute. */
  teamOrder: oneOf(['given', 'random', 'turns'], 'given'),
  /** Colour behind it. */
  teamColor: colour(''),
  /** Colour of the words. */
  teamTextColor: colour('#ffffff'),
};

/** One of the people behind a channel. */
export const agentFields = {
  ...reachFields,
  /** Name. */
  name: plain(),
  /** Number, address or name on the service. */
  value: plain(),
};
