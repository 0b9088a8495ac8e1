import type { WidgetDoing } from '@hadaya/contact-widget/owner/answers';
import { readLanguage } from '@hadaya/core';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { PreviewState } from '../../model/previewState.ts';

const DAY_MS = 86_400_000;
/** Number of days from 1970-01-01 to the first Sunday. */
const SUNDAY = 3;
/** Length of a date and time without seconds, `2026-12-31 18:00`. */
const TO_MINUTES = 16;

const nameDay = (weekday: number) =>
  new Intl.DateTimeFormat(readLanguage(document.documentElement), { weekday: 'long', timeZone: 'UTC' }).format(
    (SUNDAY + weekday) * DAY_MS,
  );

function explainWaiting({ seconds, percent, isExit }: PreviewState & { readonly kind: 'waiting' }): string {
  return [
    ...(seconds === 0
      ? []
      : [
          sprintf(
            _n(
              'Waiting. The widget will appear in %d second.',
              'Waiting. The widget will appear in %d seconds.',
              seconds,
              'hadaya',
            ),
            seconds,
          ),
        ]),
    ...(percent === 0
      ? []
      : [sprintf(__('Waiting until the visitor has scrolled through %d percent of the page.', 'hadaya'), percent)]),
    ...(isExit ? [__('Waiting until the visitor is about to leave the page.', 'hadaya')] : []),
  ].join(' ');
}

const explainCountry = (country: string, nameCountry: (code: string) => string) =>
  country === ''
    ? __('Not shown: the visitor’s country is unknown.', 'hadaya')
    : sprintf(__('Not shown to visitors from %s.', 'hadaya'), nameCountry(country));

const explainCart = (expected: 'full' | 'empty') =>
  expected === 'full'
    ? __('Not shown while the cart is empty.', 'hadaya')
    : __('Not shown while the cart contains items.', 'hadaya');

const explainHours = ({ weekday, time }: PreviewState & { readonly kind: 'hours' }) =>
  sprintf(
    // translators: 1: weekday, 2: time.
    __('Not shown: the shop is closed until %1$s at %2$s.', 'hadaya'),
    nameDay(weekday),
    time,
  );

const explainDates = ({ isReversed, now }: PreviewState & { readonly kind: 'dates' }) =>
  isReversed
    ? __('Not shown: the end date is before the start date.', 'hadaya')
    : sprintf(__('Not shown: %s is outside the dates you set.', 'hadaya'), now.slice(0, TO_MINUTES));

function explainDoing(doing: WidgetDoing, nameCountry: (code: string) => string): string {
  switch (doing.kind) {
    case 'shown':
      return __('Visible in this preview.', 'hadaya');
    case 'left':
      return __('Hidden: the time you set has passed.', 'hadaya');
    case 'drawing':
    case 'unstarted':
      return __('The widget has not started yet.', 'hadaya');
    case 'waiting':
      return explainWaiting(doing);
    case 'country':
      return explainCountry(doing.country, nameCountry);
    case 'source':
      return __('Not shown to visitors from this source.', 'hadaya');
    case 'cart':
      return explainCart(doing.expected);
    case 'dates':
      return explainDates(doing);
    case 'hours':
      return explainHours(doing);
    case 'never':
      return __('Not shown: the shop is never open. Check the opening hours.', 'hadaya');
    default:
      return __('Not shown: no channel is turned on for this device.', 'hadaya');
  }
}

/**
 * Explains in a sentence whether the widget is visible for the previewed time, country, source, page and screen, and if
 * not, why.
 */
export function explainPreview(state: PreviewState, nameCountry: (code: string) => string): string {
  switch (state.kind) {
    case 'loading':
      return __('Loading preview…', 'hadaya');
    case 'silent':
      return __(
        'The preview could not be loaded. Log in again, or check whether a security plugin is blocking frames.',
        'hadaya',
      );
    case 'off':
      return __('Not shown: the contact widget is off.', 'hadaya');
    case 'part':
      return __('Not shown: the contact widget is turned off under “Features”.', 'hadaya');
    case 'page':
      return __('Not shown: the display rules exclude this page.', 'hadaya');
    case 'other':
      return state.line;
    default:
      return explainDoing(state, nameCountry);
  }
}
