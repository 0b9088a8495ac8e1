/** Libraries that today's plugins stand on, from npm, in the order WordPress prints them: path → file address. */
export const PEER_SCRIPTS: Readonly<Record<string, string>> = {
  '/peer/jquery.js': import.meta.resolve('jquery/dist/jquery.min.js'),
  '/peer/jquery-migrate.js': import.meta.resolve('jquery-migrate/dist/jquery-migrate.min.js'),
  '/peer/underscore.js': import.meta.resolve('underscore/underscore-min.js'),
  '/peer/slick.js': import.meta.resolve('slick-carousel/slick/slick.min.js'),
};

/**
 * Stand-ins by weight for what the menu's replaced script waits for besides (jQuery UI and Elementor's files, which npm does
 * not have): with jQuery and its companions about 78 kB gzip, as measured on a real site.
 */
export const MENU_PEER_SCRIPTS: Readonly<Record<string, string>> = {
  '/peer/stand-in-1.js': new URL(
    '../../packages/media/node_modules/photoswipe/dist/umd/photoswipe.umd.min.js',
    import.meta.url,
  ).href,
  '/peer/stand-in-2.js': new URL(
    '../../packages/media/node_modules/photoswipe/dist/umd/photoswipe-lightbox.umd.min.js',
    import.meta.url,
  ).href,
};
