/**
 * All builds as package and bundle, ordered so that a bundle comes after those from which it imports. The loader is
 * last, because it contains the names of all others.
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
 * The apps in WordPress's admin, each with a script and possibly a style sheet. `entry` is relative to
 * `wordpress/admin/src`, and `global` is the name of the app's global variable. The settings app comes first, because
 * its build empties the folder.
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
