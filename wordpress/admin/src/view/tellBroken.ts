import { __ } from '@wordpress/i18n';

/** What somebody reads where the site broke down, or a page came in place of data. WordPress' own words for it are markup. */
export const tellBroken = (): string =>
  __(
    'The server returned an invalid response. Nothing is lost. Try again in a minute. If the error persists, check the error log or ask your host whether “hadaya/v1” is blocked.',
    'hadaya',
  );
