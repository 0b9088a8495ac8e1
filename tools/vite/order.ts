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
  ['content', 'content'],
  ['debug', 'debug'],
  ['vitals', 'vitals'],
  ['api-fetch', 'api-fetch'],
  ['loader', 'look'],
  ['loader', 'hadaya'],
];
