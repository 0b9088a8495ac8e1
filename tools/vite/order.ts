/**
 * Every build, package and bundle, in the order that their imports need: what answers a specifier stands before what
 * imports it. The loader is last: it holds the names of all others.
 */
export const BUILD_ORDER: readonly (readonly [folder: string, bundle: string])[] = [
  ['attribution', 'channels'],
  ['attribution', 'attribution'],
  ['core', 'core'],
  ['runtime', 'runtime'],
  ['core', 'http'],
  ['media', 'slider'],
  ['media', 'lightboxDialog'],
  ['media', 'lightbox'],
  ['media', 'video'],
  ['variations', 'variations'],
  ['swatches', 'swatches'],
  ['swatches', 'block-swatches'],
  ['gallery', 'gallery'],
  ['contact-widget', 'contact-widget'],
  ['menu', 'menu'],
  ['quote', 'quote'],
  ['content', 'content'],
  ['debug', 'debug'],
  ['api-fetch', 'api-fetch'],
  ['loader', 'look'],
  ['loader', 'hadaya'],
];

/**
 * The owner's apps in WordPress' administration, each a script and, where it has one, a sheet of its own: where each begins, below
 * `wordpress/admin/src`, and what it leaves on the page. The settings come first: their build empties the folder.
 */
export const ADMIN_APPS = {
  admin: { entry: 'bundle.tsx', global: 'hadayaSettings' },
  numbers: { entry: 'numbers/bundle.ts', global: 'hadayaNumbers' },
  qr: { entry: 'qr/bundle.ts', global: 'hadayaQr' },
  inbox: { entry: 'inbox/bundle.tsx', global: 'hadayaInboxApp' },
  block: { entry: 'block/bundle.tsx', global: 'hadayaContactBlockApp' },
  statistics: { entry: 'statistics/bundle.tsx', global: 'hadayaStatisticsApp' },
  area: { entry: 'area/bundle.tsx', global: 'hadayaLogoAreaApp' },
} as const;

export const isAdminApp = (name: string): name is keyof typeof ADMIN_APPS => Object.hasOwn(ADMIN_APPS, name);
