import { __ } from '@wordpress/i18n';

/** What somebody reads where the site broke down, or a page came in place of data. WordPress' own words for it are markup. */
export const tellBroken = (): string =>
  __(
    'The site broke down over this, or a page of a firewall or of maintenance came in place of an answer. Nothing is lost. Try again in a minute; if it lasts, look into the site’s error log, or ask your host whether “hadaya/v1” is held back.',
    'hadaya',
  );
