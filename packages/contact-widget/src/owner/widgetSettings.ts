import { gateFields, lookFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import { channelSettings } from './channelSettings.ts';
import { hoursLine, ZONE_HELP } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';
import { markRare, onlyWith } from './onlyWith.ts';
import { widgetExtras } from './widgetExtras.ts';

/** Days with special hours, such as holidays and Ramadan. */
const exception: OwnerFields = {
  start: ask.text('Start date', 'day'),
  end: { ...ask.text('End date', 'date', 'Leave empty for a single day.'), from: 'start' },
  closed: ask.flag('Closed', true),
  ...onlyWith('closed', [false], {
    opens: { ...ask.text('From', 'time'), default: '10:00' },
    closes: { ...ask.text('Until', 'time'), default: '14:00' },
  }),
};

const hours = ask.group('Opening hours', {
  enabled: ask.flag('Set opening hours'),
  ...onlyWith('enabled', [true], {
    lines: { ...ask.list('Hours', ask.group('Add hours', hoursLine)), fresh: [{}] },
    zone: ask.text('Time zone', 'zone', ZONE_HELP),
    exceptions: ask.list('Special hours', ask.group('Add special hours', exception)),
  }),
});

const page: OwnerFields = {
  show: ask.strings('Action', { show: 'Show the widget', hide: 'Hide the widget' }),
  rule: ask.strings('Condition', {
    contains: 'URL contains',
    starts: 'URL starts with',
    ends: 'URL ends with',
    exact: 'URL is',
    front: 'Front page',
    post: 'Specific page, post or product',
    product: 'Single product pages',
    category: 'Product category pages',
    tag: 'Tag archives and tagged content',
    language: 'Page language',
    login: 'Logged-in visitors',
    role: 'User role',
    cart: 'Items in the cart',
  }),
  ...onlyWith('rule', ['contains', 'starts', 'ends', 'exact'], {
    value: ask.text('URL path', 'page', 'Example: /shop/'),
  }),
  ...onlyWith('rule', ['post'], { post: ask.text('URL or ID', 'required') }),
  ...onlyWith('rule', ['tag'], { tag: ask.text('Tag name', 'required') }),
  ...onlyWith('rule', ['language'], { language: ask.text('Language code', 'required', 'Example: ar') }),
  ...onlyWith('rule', ['role'], { role: ask.text('Role', 'required', 'Example: customer') }),
};

export const widgetSettings: OwnerFields = {
  id: { type: 'integer', title: '', minimum: 0, maximum: 9999, default: 0, isHidden: true },
  name: { ...ask.text('Widget name', 'required', 'Visitors do not see this name.'), fresh: 'Contact widget' },
  enabled: ask.flag('Show the contact widget'),
  admins_only: { ...ask.flag('Show only to administrators'), isHidden: true },
  channels: ask.list('Channels', ask.group('Add channel', channelSettings)),
  form: ask.flag('Include the contact form', true),
  cta_text: { ...ask.text('Call to action'), fresh: 'Contact us' },
  cta_always: ask.flag('Keep showing the call to action after the first click', lookFields.ctaAlways),
  color: ask.colour('Colour', lookFields.color),
  size: ask.amount('Size (px)', lookFields.size, 44, 94),
  position: {
    ...ask.choice('Position', lookFields.position, { right: 'Right', left: 'Left' }),
    description: 'If a page shows two widgets, place them in different corners or give them different offsets.',
  },
  bottom: ask.amount('Bottom offset (px)', lookFields.bottom, 0, 500),
  side: ask.amount('Side offset (px)', lookFields.side, 0, 500),
  opens: ask.choice('Open the channels', lookFields.opens, {
    click: 'On click',
    hover: 'On hover',
    open: 'On page load',
  }),
  ...onlyWith('opens', ['open'], { closable: ask.flag('Show a close button', lookFields.closable) }),
  devices: ask.choice('Devices', gateFields.devices, {
    all: 'Mobile and desktop',
    mobile: 'Mobile only',
    desktop: 'Desktop only',
  }),
  hours,
  delay: ask.amount('Delay (seconds)', gateFields.delay, 0, 3600),
  scroll: ask.amount('Scroll depth (%)', gateFields.scroll, 0, 100),
  exit: ask.flag('Show on exit intent', gateFields.exit),
  pages: ask.list('Display rules (optional)', ask.group('Add rule', page)),
  ...markRare(widgetExtras),
};
