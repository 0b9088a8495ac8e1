import { gateFields, lookFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import { channelSettings } from './channelSettings.ts';
import { hoursLine, ZONE_HELP } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';
import { markRare, onlyWith } from './onlyWith.ts';
import { widgetExtras } from './widgetExtras.ts';

/** Days with hours of their own, such as holidays and Ramadan. */
const exception: OwnerFields = {
  start: ask.text('First day', 'day'),
  end: { ...ask.text('Last day (empty: one day)', 'date'), from: 'start' },
  closed: ask.flag('Closed', true),
  ...onlyWith('closed', [false], {
    opens: { ...ask.text('From', 'time'), default: '10:00' },
    closes: { ...ask.text('Until', 'time'), default: '14:00' },
  }),
};

/** The opening hours. */
const hours = ask.group('Opening hours', {
  enabled: ask.flag('Only within opening hours'),
  ...onlyWith('enabled', [true], {
    lines: { ...ask.list('Hours', ask.group('Add hours', hoursLine)), fresh: [{}] },
    zone: ask.text('Time zone', 'zone', ZONE_HELP),
    exceptions: ask.list('Other hours on certain days', ask.group('Add days', exception)),
  }),
});

/** One page rule. */
const page: OwnerFields = {
  show: ask.words('The widget is', { show: 'shown', hide: 'hidden' }),
  rule: ask.words('on', {
    contains: 'addresses that contain',
    starts: 'addresses that begin with',
    ends: 'addresses that end with',
    exact: 'the address',
    front: 'the front page',
    post: 'a certain page, post or product',
    product: 'pages of one product',
    category: 'pages of product categories',
    tag: 'pages of a tag, and what has it',
    language: 'pages in a language',
    login: 'pages of visitors who are logged in',
    role: 'pages of visitors with a role',
    cart: 'pages of visitors with something in the cart',
  }),
  ...onlyWith('rule', ['contains', 'starts', 'ends', 'exact'], {
    value: ask.text('Address, for example /shop/', 'page'),
  }),
  ...onlyWith('rule', ['post'], { post: ask.text('Its address or number', 'required') }),
  ...onlyWith('rule', ['tag'], { tag: ask.text('Name of the tag', 'required') }),
  ...onlyWith('rule', ['language'], { language: ask.text('Language, for example ar', 'required') }),
  ...onlyWith('rule', ['role'], { role: ask.text('Role, for example customer', 'required') }),
};

/** A widget as its owner sets it. */
export const widgetSettings: OwnerFields = {
  id: { type: 'integer', title: '', minimum: 0, maximum: 9999, default: 0, isHidden: true },
  name: { ...ask.text('Name of the widget, for you alone', 'required'), fresh: 'Contact widget' },
  enabled: ask.flag('Show the contact widget in the shop'),
  admins_only: { ...ask.flag('Only administrators see it, to try it out'), isHidden: true },
  channels: ask.list('Channels', ask.group('Add a channel', channelSettings)),
  form: ask.flag('With the contact form', true),
  cta_text: { ...ask.text('Text beside the button'), fresh: 'Contact us' },
  cta_always: ask.flag('Keep that text after the first click', lookFields.ctaAlways),
  color: ask.colour('Colour', lookFields.color),
  size: ask.amount('Size in pixels', lookFields.size, 44, 94),
  position: {
    ...ask.choice('Position', lookFields.position, { right: 'Right', left: 'Left' }),
    description: 'Two widgets on one page need different corners, or one of them more pixels from the bottom.',
  },
  bottom: ask.amount('Pixels from the bottom', lookFields.bottom, 0, 500),
  side: ask.amount('Pixels from the side', lookFields.side, 0, 500),
  opens: ask.choice('The channels open', lookFields.opens, {
    click: 'at a click',
    hover: 'when the mouse comes near',
    open: 'at once',
  }),
  ...onlyWith('opens', ['open'], { closable: ask.flag('With a button that closes them', lookFields.closable) }),
  devices: ask.choice('Shown on', gateFields.devices, {
    all: 'phones and computers',
    mobile: 'phones alone',
    desktop: 'computers alone',
  }),
  hours,
  delay: ask.amount('Show after … seconds', gateFields.delay, 0, 3600),
  scroll: ask.amount('Show after … percent of the page were scrolled', gateFields.scroll, 0, 100),
  exit: ask.flag('Show when the visitor is about to leave', gateFields.exit),
  pages: ask.list('Pages (none: every page)', ask.group('Add a page rule', page)),
  ...markRare(widgetExtras),
};
