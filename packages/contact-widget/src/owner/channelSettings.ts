import { channelFields, channelGateFields, lookFields, popupFields, teamFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import { CHANNEL_TYPES, TEAM_TYPES } from './channelTypes.ts';
import { hoursLine } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';
import { markRare, onlyWith } from './onlyWith.ts';

const VALUE = 'Number, address or name';

/** What a message may name. */
const PLACES = ['product', 'sku', 'variation', 'qty', 'price', 'cart', 'title', 'url'];

/** The QR code of WeChat, which has no addresses to open. */
const qr = onlyWith('channel', ['WeChat'], {
  qr_image: ask.picture(
    'Picture of your QR code',
    'Save it in WeChat under “My QR code”. Without it visitors see your name only.',
  ),
  qr_head: ask.text('Headline over the QR code'),
  qr_title: ask.text('Line over the QR code'),
});

/** The chat window of WhatsApp: a click opens it, few change more of it than its welcome. */
const popup: OwnerFields = {
  ...onlyWith('channel', ['Whatsapp'], { popup: ask.flag('Open a chat window first', channelGateFields.popup) }),
  ...onlyWith('popup', [true], {
    popup_welcome: {
      ...ask.text('Welcome in the chat window', 'long'),
      example: 'Hello! What would you like to know?',
    },
    ...markRare({
      popup_headline: { ...ask.text('Headline of the chat window'), example: 'Chat with us on WhatsApp' },
      popup_name: ask.text('Name of who greets in it'),
      popup_image: ask.picture('Their photo (address of a picture)'),
      popup_placeholder: { ...ask.text('Hint in the empty message'), example: 'My order number is …' },
      popup_emoji: ask.flag('Offer emojis', popupFields.popupEmoji),
      popup_open: ask.flag('Open it by itself, once', channelGateFields.popupOpen),
    }),
  }),
};

/** What is written beforehand, for the visitor to send. */
const message: OwnerFields = onlyWith('channel', ['Whatsapp', 'SMS'], {
  message: {
    ...ask.text(
      'Message that is written beforehand',
      'long',
      'Words in braces stand for what the visitor is looking at. Without a product those of a product are left out.',
    ),
    example: 'Hello, I am interested in {product}: {url}',
    places: PLACES,
  },
});

const person: OwnerFields = {
  name: ask.text('Name of the person', 'required'),
  value: ask.text(VALUE, 'channel'),
  image: ask.picture('Photo (address of a picture)'),
  hours: ask.list('Working hours (none: always there)', ask.group('Add hours', hoursLine)),
};

/** The people behind a channel. */
const team: OwnerFields = {
  ...onlyWith('channel', TEAM_TYPES, { team: ask.flag('Several people answer') }),
  ...onlyWith('team', [true], {
    team_title: ask.text('Headline over the people'),
    team_order: ask.choice('First comes', teamFields.teamOrder, {
      given: 'the first in this list',
      random: 'anybody at random',
      turns: 'each in turn, another one every minute',
    }),
    agents: ask.list('People', ask.group('Add a person', person), { minItems: 1 }),
  }),
};

/** A channel as its owner sets it. */
export const channelSettings: OwnerFields = {
  channel: ask.words(
    'Channel',
    Object.fromEntries(Object.entries(CHANNEL_TYPES).map(([type, { name }]) => [type, name])),
  ),
  ...onlyWith('team', [false], { value: ask.text(VALUE, 'channel') }),
  ...qr,
  ...popup,
  ...message,
  ...markRare({
    label: ask.text('Own text'),
    image: ask.picture('Own icon (address of a picture)'),
    own_color: ask.flag('Own colour'),
    ...onlyWith('own_color', [true], { color: ask.colour('Colour', lookFields.color) }),
    desktop: ask.flag('On computers', channelGateFields.desktop),
    mobile: ask.flag('On phones', channelGateFields.mobile),
    ...onlyWith('channel', ['Whatsapp'], {
      web: ask.flag('On computers, open WhatsApp in the browser (off: its app)', channelFields.web),
    }),
    ...onlyWith('channel', ['Email'], {
      subject: { ...ask.text('Subject'), example: 'Question about {product}', places: PLACES },
    }),
    ...team,
  }),
};
