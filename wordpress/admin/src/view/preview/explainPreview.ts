import type { WidgetDoing } from '@hadaya/contact-widget/owner/answers';
import { readLanguage } from '@hadaya/core';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { PreviewState } from '../../model/previewState.ts';

const DAY_MS = 86_400_000;
/** The first Sunday after 1970-01-01, in days. */
const SUNDAY = 3;
/** Letters of a moment without its seconds, `2026-12-31 18:00`. */
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
            _n('It waits. It shows in %d second.', 'It waits. It shows in %d seconds.', seconds, 'hadaya'),
            seconds,
          ),
        ]),
    ...(percent === 0 ? [] : [sprintf(__('It waits until %d percent were scrolled.', 'hadaya'), percent)]),
    ...(isExit ? [__('It waits until the visitor is about to leave.', 'hadaya')] : []),
  ].join(' ');
}

const explainCountry = (country: string, nameCountry: (code: string) => string) =>
  country === ''
    ? __('It does not show: the visitor’s country is not known.', 'hadaya')
    : sprintf(__('It does not show to visitors from %s.', 'hadaya'), nameCountry(country));

const explainCart = (wanted: 'full' | 'empty') =>
  wanted === 'full'
    ? __('It does not show while the cart is empty.', 'hadaya')
    : __('It does not show while something is in the cart.', 'hadaya');

const explainHours = ({ weekday, time }: PreviewState & { readonly kind: 'hours' }) =>
  sprintf(
    // translators: 1: weekday, 2: time.
    __('It does not show: the shop is closed until %1$s %2$s.', 'hadaya'),
    nameDay(weekday),
    time,
  );

const explainDates = ({ isReversed, now }: PreviewState & { readonly kind: 'dates' }) =>
  isReversed
    ? __('It does not show: its last day is before its first day.', 'hadaya')
    : sprintf(__('It does not show: %s is outside of its dates.', 'hadaya'), now.slice(0, TO_MINUTES));

/** What the widget does, in a sentence. */
function explainDoing(doing: WidgetDoing, nameCountry: (code: string) => string): string {
  switch (doing.kind) {
    case 'shown':
      return __('It shows.', 'hadaya');
    case 'left':
      return __('It has left, as you have set it up.', 'hadaya');
    case 'drawing':
    case 'unstarted':
      return __('It has not started yet.', 'hadaya');
    case 'waiting':
      return explainWaiting(doing);
    case 'country':
      return explainCountry(doing.country, nameCountry);
    case 'source':
      return __('It does not show to visitors who come that way.', 'hadaya');
    case 'cart':
      return explainCart(doing.wanted);
    case 'dates':
      return explainDates(doing);
    case 'hours':
      return explainHours(doing);
    case 'never':
      return __('It does not show: the opening hours never match.', 'hadaya');
    default:
      return __('It does not show: no channel is switched on for this kind of screen.', 'hadaya');
  }
}

/** Whether the widget shows at that hour, from that country and source, on that page and screen, and if not why, in a sentence. */
export function explainPreview(state: PreviewState, nameCountry: (code: string) => string): string {
  switch (state.kind) {
    case 'loading':
      return __('The preview is being loaded.', 'hadaya');
    case 'silent':
      return __(
        'The page does not answer as a preview: log in again, or look whether a security plugin forbids to show the shop in a frame.',
        'hadaya',
      );
    case 'off':
      return __('It does not show: the contact widget is switched off.', 'hadaya');
    case 'part':
      return __('It does not show: the contact widget is switched off under “Parts”.', 'hadaya');
    case 'page':
      return __('It does not show: the page rules keep it away from this page.', 'hadaya');
    case 'other':
      return state.line;
    default:
      return explainDoing(state, nameCountry);
  }
}
