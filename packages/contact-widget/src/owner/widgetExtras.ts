import { gateFields, lookFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import { innerField } from './innerField.ts';
import type { OwnerFields } from './OwnerField.ts';
import { onlyWith } from './onlyWith.ts';

const chat = ask.switched('Greeting', 'Show a greeting card above the channels', {
  head: {
    ...ask.text('Card heading'),
    example: 'Hello! How can we help you?',
    placeholders: ['title', 'url', 'product'],
  },
  body: {
    ...ask.text('Card text', 'long'),
    example: 'Ask us about {product}, delivery or your order.',
    placeholders: ['title', 'url', 'product'],
  },
});

const attention = ask.group('Attention effects', {
  effect: {
    ...ask.choice('Animation', innerField(lookFields.attention, 'effect'), {
      none: 'None',
      sheen: 'Shine',
      spin: 'Spin',
      pulse: 'Pulse',
      'pulse-icon': 'Pulsing icon',
      jump: 'Jump',
      waggle: 'Wobble',
      blink: 'Blink',
      floating: 'Float',
      fade: 'Fade',
      shockwave: 'Ripple',
    }),
    description: 'Plays until the first click.',
  },
  badge: ask.flag('Show a notification badge', innerField(lookFields.attention, 'badge')),
  ...onlyWith('badge', [true], {
    badge_count: ask.amount('Badge number', innerField(lookFields.attention, 'badgeCount'), 1, 99),
    badge_color: ask.colour('Badge text colour', innerField(lookFields.attention, 'badgeColor')),
    badge_ground: ask.colour('Badge colour', innerField(lookFields.attention, 'badgeGround')),
  }),
  blur: ask.flag('Blur the page while the channel list is open', innerField(lookFields.attention, 'blur')),
});

const dates = ask.switched('Dates', 'Limit to certain dates', {
  start: ask.text('Start date', 'date', 'Leave empty to start now.'),
  end: {
    ...ask.text('End date', 'date', 'Leave empty for no end date. Dates use the site’s time zone.'),
    from: 'start',
  },
});

const countries = ask.switched('Countries', 'Limit to certain countries', {
  codes: ask.list('Countries', ask.text('', 'country'), { minItems: 1, maxItems: 250 }),
});

const traffic = ask.switched('Traffic sources', 'Limit to certain traffic sources', {
  sources: ask.list(
    'Sources',
    ask.strings('', {
      direct: 'Direct visits',
      search: 'Search engines',
      social: 'Social networks',
      ads: 'Google Ads',
      other: 'Other sites and campaigns',
    }),
    {
      description:
        'The first page of a visit determines its traffic source. Leave both lists empty to allow every source.',
    },
  ),
  sites: ask.list(
    'Sites',
    ask.group('Add site', {
      show: ask.strings('Action', { show: 'Show the widget', hide: 'Hide the widget' }),
      value: ask.text(
        'Site',
        'required',
        'A domain or part of one, for example partner.com. Browsers rarely report the exact page.',
      ),
    }),
  ),
});

const ads = ask.group('Advertising', {
  enabled: {
    ...ask.flag('Report clicks and messages as events to Meta, TikTok and Google Ads'),
    description:
      'Requires these services’ tracking tags on your site. If your shop asks for consent, events are sent only after marketing consent.',
  },
  ...onlyWith('enabled', [true], {
    click: ask.text('Google Ads conversion for clicks', 'conversion', 'Example: AW-123456789/AbC-D_efG'),
    lead: ask.text('Google Ads conversion for messages', 'conversion'),
  }),
});

/** Settings that few owners change. */
export const widgetExtras: OwnerFields = {
  cta_color: ask.colour('Call to action colour', lookFields.ctaColor),
  cta_ground: ask.colour('Call to action background', lookFields.ctaGround),
  icon: ask.choice('Button icon', lookFields.icon, {
    'chat-base': 'Speech bubble',
    'chat-smile': 'Smiling bubble',
    'chat-bubble': 'Round bubble',
    'chat-db': 'Two bubbles',
    'chat-image': 'Custom image',
  }),
  ...onlyWith('icon', ['chat-image'], { icon_image: ask.picture('Custom image') }),
  icon_color: ask.colour('Icon colour', lookFields.iconColor),
  design: ask.choice('Design', lookFields.design, { hadaya: 'Hadaya', chaty: 'Chaty style' }),
  ...onlyWith('design', ['hadaya'], {
    scheme: ask.choice('Colour scheme', lookFields.scheme, {
      light: 'Light',
      auto: 'Same as the visitor’s device',
      dark: 'Dark',
    }),
  }),
  layout: ask.choice('Layout', lookFields.layout, {
    card: 'Card with channel names',
    vertical: 'Icons in a column',
    horizontal: 'Icons in a row',
  }),
  answers: ask.choice('Reply time', lookFields.answers, {
    '': 'Not shown',
    minutes: 'Within minutes',
    hour: 'Within an hour',
    day: 'Within a day',
  }),
  close_text: { ...ask.text('Close button label'), fresh: 'Hide' },
  chat,
  attention,
  launcher: {
    ...ask.flag('Show a button in the corner', gateFields.launcher),
    description: 'When off, only links, menus and blocks on your pages open the widget.',
  },
  hide_after: {
    ...ask.amount('Hide after (seconds)', gateFields.hideAfter, 0, 3600),
    description: 'Enter 0 to keep the widget visible.',
  },
  dates,
  countries,
  traffic,
  font: ask.text(
    'Font',
    'font',
    'Arial, Tahoma, Verdana, Georgia or a Google font. If your shop asks for consent, Google fonts load only after consent. Leave empty to use the page’s font.',
  ),
  analytics: {
    ...ask.flag('Send clicks to Google Analytics', lookFields.analytics),
    description: 'Requires Google Analytics on your site.',
  },
  ads,
  css: ask.text('Custom CSS', 'long'),
};
