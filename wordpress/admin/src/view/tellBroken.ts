import { __ } from '@wordpress/i18n';

/**
 * Returns the message for a broken site or an HTML response. It replaces WordPress's own message, which contains markup.
 */
export const tellBroken = (): string =>
  __(
    'The server returned an invalid response. Nothing is lost. Try again in a minute. If the error persists, check the error log or ask your host whether “hadaya/v1” is blocked.',
    'hadaya',
  );
