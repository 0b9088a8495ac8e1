import { channelFields, channelGateFields, lookFields, popupFields, teamFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import { CHANNEL_TYPES, TEAM_TYPES } from './channelTypes.ts';
import { hoursLine } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';
import { markRare, onlyWith } from './onlyWith.ts';

const VALUE = 'Number, link or username';

const PLACEHOLDERS = ['product', 'sku', 'variation', 'qty', 'price', 'cart', 'title', 'url'];

/** WeChat's QR code; WeChat has no URLs that a link could open. */
const qr = onlyWith('channel', ['WeChat'], {
  qr_image: ask.picture(
    'QR code image',
    'Save “My QR Code” from WeChat to your device, then choose that image here. Without the image, visitors see only your username.',
  ),
  qr_head: ask.text('QR code heading'),
  qr_title: ask.text('Text above the QR code'),
});

/** WhatsApp's chat popup, which opens on click; most owners only change its greeting. */
const popup: OwnerFields = {
  ...onlyWith('channel', ['Whatsapp'], { popup: ask.flag('Open a chat window first', channelGateFields.popup) }),
  ...onlyWith('popup', [true], {
    popup_welcome: { ...ask.text('Welcome message', 'long'), example: 'Hello! What would you like to know?' },
    ...markRare({
      popup_headline: { ...ask.text('Chat window heading'), example: 'Chat with us on WhatsApp' },
      popup_name: ask.text('Agent name'),
      popup_image: ask.picture('Agent photo'),
      popup_placeholder: { ...ask.text('Placeholder'), example: 'My order number is…' },
      popup_emoji: ask.flag('Show an emoji picker', popupFields.popupEmoji),
      popup_open: ask.flag('Open automatically once', channelGateFields.popupOpen),
    }),
  }),
};

/** Consent before a chat: the chat window or the list of agents opens first. */
const consent: OwnerFields = onlyWith(
  'channel',
  ['Whatsapp'],
  markRare({
    popup_consent: {
      ...ask.text(
        'Consent before chatting',
        '',
        'Visitors must tick a checkbox with this text before they can start a chat from any button or link on your site. Leave empty for no checkbox.',
      ),
      example: 'I agree to be contacted on WhatsApp',
    },
    popup_consent_page: ask.text('Privacy policy URL', 'uri', 'Leave empty to link to the site’s privacy policy page.'),
  }),
);

const message: OwnerFields = onlyWith('channel', ['Whatsapp', 'SMS'], {
  message: {
    ...ask.text(
      'Pre-filled message',
      'long',
      'Placeholders in braces are replaced with details of the current page. Product placeholders are empty on pages without a product.',
    ),
    example: 'Hello, I am interested in {product}: {url}',
    placeholders: PLACEHOLDERS,
  },
});

const person: OwnerFields = {
  name: ask.text('Agent name', 'required'),
  value: ask.text(VALUE, 'channel'),
  image: ask.picture('Photo'),
  hours: ask.list('Working hours', ask.group('Add hours', hoursLine), {
    description: 'Leave empty if the agent is always available.',
  }),
};

const team: OwnerFields = {
  ...onlyWith('channel', TEAM_TYPES, { team: ask.flag('Multiple agents') }),
  ...onlyWith('team', [true], {
    team_title: ask.text('Agent list heading'),
    team_order: ask.choice('Agent order', teamFields.teamOrder, {
      given: 'As listed',
      random: 'Random agent first',
      turns: 'Rotating: a different agent first every minute',
    }),
    agents: ask.list('Agents', ask.group('Add agent', person), { minItems: 1 }),
  }),
};

export const channelSettings: OwnerFields = {
  channel: ask.strings(
    'Channel',
    Object.fromEntries(Object.entries(CHANNEL_TYPES).map(([type, { name }]) => [type, name])),
  ),
  ...onlyWith('team', [false], { value: ask.text(VALUE, 'channel') }),
  ...qr,
  ...popup,
  ...consent,
  ...message,
  ...markRare({
    label: ask.text('Custom label'),
    image: ask.picture('Custom icon'),
    own_color: ask.flag('Custom colour'),
    ...onlyWith('own_color', [true], { color: ask.colour('Colour', lookFields.color) }),
    desktop: ask.flag('Show on desktop', channelGateFields.desktop),
    mobile: ask.flag('Show on mobile', channelGateFields.mobile),
    ...onlyWith('channel', ['Whatsapp'], {
      web: {
        ...ask.flag('Open WhatsApp Web on desktop', channelFields.web),
        description: 'When off, the WhatsApp app opens.',
      },
    }),
    ...onlyWith('channel', ['Email'], {
      subject: { ...ask.text('Subject'), example: 'Question about {product}', placeholders: PLACEHOLDERS },
    }),
    ...team,
  }),
};
