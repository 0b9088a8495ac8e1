import { gateFields, lookFields } from '../widget/model/index.ts';
import { ask } from './ask.ts';
import { innerField } from './innerField.ts';
import type { OwnerFields } from './OwnerField.ts';
import { onlyWith } from './onlyWith.ts';

/** The card that greets visitors. */
const chat = ask.switched('Greeting', 'Greet visitors in a card over the channels', {
  head: {
    ...ask.text('Headline of the card'),
    example: 'Hello! How can we help you?',
    places: ['title', 'url', 'product'],
  },
  body: {
    ...ask.text('Text of the card', 'long'),
    example: 'Ask us about {product}, delivery or your order.',
    places: ['title', 'url', 'product'],
  },
});

/** What draws attention to the closed button. */
const attention = ask.group('Attention', {
  effect: ask.choice('Movement until the first click', innerField(lookFields.attention, 'effect'), {
    none: 'none',
    sheen: 'a gleam',
    spin: 'turning',
    pulse: 'pulsing',
    'pulse-icon': 'a pulsing icon',
    jump: 'jumping',
    waggle: 'waggling',
    blink: 'blinking',
    floating: 'floating',
    fade: 'fading',
    shockwave: 'waves',
  }),
  badge: ask.flag('Badge with a number, as for unread messages', innerField(lookFields.attention, 'badge')),
  ...onlyWith('badge', [true], {
    badge_count: ask.amount('Number on the badge', innerField(lookFields.attention, 'badgeCount'), 1, 99),
    badge_color: ask.colour('Colour of the number', innerField(lookFields.attention, 'badgeColor')),
    badge_ground: ask.colour('Colour of the badge', innerField(lookFields.attention, 'badgeGround')),
  }),
  blur: ask.flag('Blur the page while the channels are open', innerField(lookFields.attention, 'blur')),
});

/** The days on which it shows. */
const dates = ask.switched('Dates', 'Only on certain dates', {
  start: ask.text('First day (empty: from now on)', 'date'),
  end: { ...ask.text('Last day (empty: for ever)', 'date', 'By the site’s own time zone.'), from: 'start' },
});

/** The countries in which it shows. */
const countries = ask.switched('Visitors’ countries', 'Only for visitors from certain countries', {
  codes: ask.list('Countries', ask.text('', 'country'), { minItems: 1, maxItems: 250 }),
});

/** Where visitors must come from. */
const traffic = ask.switched('Visitors’ sources', 'Only for visitors from certain sources', {
  sources: ask.list(
    'They come',
    ask.words('', {
      direct: 'directly: typed, bookmarked, or from a place that does not tell',
      search: 'from a search engine',
      social: 'from a social network',
      ads: 'from Google Ads',
      other: 'from another site or campaign',
    }),
    {
      description: 'How the visit began counts for all its pages. Nothing chosen here and below: every source.',
    },
  ),
  sites: ask.list(
    'Certain sites',
    ask.group('Add a site', {
      show: ask.words('The widget is', { show: 'shown', hide: 'hidden' }),
      value: ask.text(
        'Site, for example partner.com',
        'required',
        'The name of the site, or a part of it. Browsers seldom tell the page of another site.',
      ),
    }),
  ),
});

/** Advertising tags that the shop has and that hear of clicks and messages. */
const ads = ask.switched(
  'Advertising',
  'Tell Meta, TikTok and Google Ads of clicks and messages, where your shop has their tags and the visitor agrees to marketing',
  {
    click: ask.text(
      'Google Ads: conversion of a click (empty: none)',
      'conversion',
      'For example AW-123456789/AbC-D_efG.',
    ),
    lead: ask.text('Google Ads: conversion of a message (empty: none)', 'conversion'),
  },
);

/** What few owners change. */
export const widgetExtras: OwnerFields = {
  cta_color: ask.colour('Colour of the text beside the button', lookFields.ctaColor),
  cta_ground: ask.colour('Colour behind that text', lookFields.ctaGround),
  icon: ask.choice('Icon of the button', lookFields.icon, {
    'chat-base': 'Speech bubble',
    'chat-smile': 'Smiling bubble',
    'chat-bubble': 'Round bubble',
    'chat-db': 'Two bubbles',
    'chat-image': 'Own picture',
  }),
  ...onlyWith('icon', ['chat-image'], { icon_image: ask.picture('Own picture (its address)') }),
  icon_color: ask.colour('Colour of the icon', lookFields.iconColor),
  layout: ask.choice('The channels stand', lookFields.layout, {
    vertical: 'one above the other',
    horizontal: 'side by side',
  }),
  close_text: { ...ask.text('Name of the button that closes'), fresh: 'Hide' },
  chat,
  attention,
  launcher: ask.flag(
    'With a button in the corner (off: only links, menus and blocks of your pages open it)',
    gateFields.launcher,
  ),
  hide_after: ask.amount('Hide after … seconds (0: stay)', gateFields.hideAfter, 0, 3600),
  dates,
  countries,
  traffic,
  font: ask.text(
    'Font (empty: the page’s)',
    'font',
    'Arial, Tahoma, Verdana, Georgia, or the name of a Google font, which is then loaded from Google, after consent where your shop asks for it.',
  ),
  analytics: ask.flag('Tell Google Analytics of clicks, where your shop has it', lookFields.analytics),
  ads,
  css: ask.text('Own CSS for this widget', 'long'),
};
