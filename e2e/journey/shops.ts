import type { Shop } from './Shop.ts';

/** The shop with the real plugins; these values match its seed data. */
const REAL: Shop = {
  name: 'real',
  rightToLeft: 'wd_rtl=1',
  product: {
    path: '/product/ceramic-mug/',
    choice: { attribute_pa_color: 'red', attribute_pa_size: 's' },
    price: '4.500',
    pictures: ['mug-red-1', 'mug-red-2'],
    inCart: ['Red', 'S'],
    other: { value: 'blue', picture: 'mug-blue-1' },
    soldOut: { attribute_pa_color: 'red', attribute_pa_size: 'l' },
  },
  preselected: {
    path: '/product/gift-notebook/',
    choice: { attribute_pa_material: 'leather', attribute_pa_finish: 'gloss' },
    pictures: ['mug-default-1', 'mug-default-4'],
  },
  large: {
    path: '/product/gift-box/',
    choice: { attribute_pa_color: 'red', attribute_pa_size: 'm', attribute_pa_material: 'cork' },
    pictures: ['mug-red-1', 'mug-red-2'],
  },
  list: '/shop/',
  cart: '/cart/',
  checkout: '/checkout/',
  source: {
    landing: 'utm_source=news&utm_medium=mail',
    cookie: 'sbjs_current',
    holds: 'src=news',
    field: 'wc_order_attribution_utm_source',
    value: 'news',
    ofOrder: (order, key) => `/?wd_order=${order}&key=${key}`,
  },
  contact: {
    path: '/corporate-gifts/',
    launcher: /^(contact us|open chaty)/i,
    channels: [/whatsapp/i, /phone/i, /email/i, /instagram/i],
    chat: { name: /whatsapp/i, field: 'Write your message...' },
    form: {
      name: /contact.us/i,
      fields: {
        'Enter your name': 'Amina',
        'Enter your email': 'amina@example.com',
        'Enter your phone': '+96891234567',
        'Enter your message': 'Forty mugs, please',
      },
      send: 'Chat',
      thanks: 'Your message was sent successfully',
    },
  },
  menu: {
    path: '/menu-horizontal/',
    labels: ['Shop', 'Drinkware', 'Mugs'],
    flyout: '/menu-flyout-left-push/',
    expandible: '/menu-expandible/',
  },
  search: { path: '/search-icon/', word: 'mug' },
  content: '/corporate-gifts/',
};

/** Our demo shop, whose cart and checkout have no server. */
const DEMO: Shop = {
  name: 'demo',
  rightToLeft: 'lang=ar',
  product: {
    path: '/product/ceramic-mug/',
    choice: { attribute_pa_color: 'red', attribute_pa_size: 's' },
    price: '4.500',
    pictures: ['mug-red', 'mug-red-2'],
    other: { value: 'blue', picture: 'mug-blue' },
    soldOut: { attribute_pa_color: 'red', attribute_pa_size: 'm' },
  },
  contact: {
    path: '/contact/',
    launcher: /ask us|اسألونا/,
    channels: [/call us|اتصلوا بنا/i, /e-?mail|البريد/i, /whatsapp|واتساب/i],
  },
  menu: { path: '/menu/horizontal/', labels: ['Gifts', 'For the desk', 'Pens'] },
};

export const SHOPS: Readonly<Record<string, Shop>> = { real: REAL, demo: DEMO };
