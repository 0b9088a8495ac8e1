/** Libraries that today's plugins stand on, from npm, in the order WordPress prints them: path → file address. */
export const PEER_SCRIPTS: Readonly<Record<string, string>> = {
  '/peer/jquery.js': import.meta.resolve('jquery/dist/jquery.min.js'),
  '/peer/jquery-migrate.js': import.meta.resolve('jquery-migrate/dist/jquery-migrate.min.js'),
  '/peer/underscore.js': import.meta.resolve('underscore/underscore-min.js'),
  '/peer/slick.js': import.meta.resolve('slick-carousel/slick/slick.min.js'),
};
