/** npm libraries that today's plugins use, in WordPress's order: URL path → file path. */
export const PEER_SCRIPTS: Readonly<Record<string, string>> = {
  '/peer/jquery.js': import.meta.resolve('jquery/dist/jquery.min.js'),
  '/peer/jquery-migrate.js': import.meta.resolve('jquery-migrate/dist/jquery-migrate.min.js'),
  '/peer/underscore.js': import.meta.resolve('underscore/underscore-min.js'),
  '/peer/slick.js': import.meta.resolve('slick-carousel/slick/slick.min.js'),
};

/** Only the media package depends on PhotoSwipe. */
const photoSwipe = (file: string) =>
  new URL(`../../packages/media/node_modules/photoswipe/dist/umd/${file}`, import.meta.url).href;

/**
 * PhotoSwipe files that stand in for the menu script's other dependencies (jQuery UI and Elementor's files), which are
 * not on npm; the stand-ins have about the same size. With the scripts above they total about 78 kB gzip, as measured
 * on a real site.
 */
export const MENU_PEER_SCRIPTS: Readonly<Record<string, string>> = {
  '/peer/stand-in-1.js': photoSwipe('photoswipe.umd.min.js'),
  '/peer/stand-in-2.js': photoSwipe('photoswipe-lightbox.umd.min.js'),
};
