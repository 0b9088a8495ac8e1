import type { Locale } from '@hadaya/testing/shop';
import { giftNumbers } from '../texts/giftsTexts.ts';
import { widget } from './widget.ts';

/** Renders numbers that count up when visible; the server prints the start values. */
export function countersMarkup(locale: Locale): string {
  return giftNumbers
    .map(({ to, suffix, delimiter, label }, index) =>
      widget(
        { id: `0f1a01${index}`, type: 'counter' },
        `<div class="elementor-counter"><div class="elementor-counter-number-wrapper" dir="ltr"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="2000" data-to-value="${to}" data-from-value="0"${delimiter && ` data-delimiter="${delimiter}"`}>0</span><span class="elementor-counter-number-suffix">${suffix}</span></div><div class="elementor-counter-title">${label[locale]}</div></div>`,
      ),
    )
    .join('\n');
}

/** Shows the final numbers on a page without scripts. */
export const COUNTER_NOSCRIPT =
  '<noscript><style>.elementor-counter-number{font-size:0}.elementor-counter-number::after{content:attr(data-to-value);font-size:2.75rem}</style></noscript>';
