import { readWidgetSchedule } from '../../hours/index.ts';
import type { ContactPage } from '../../page/index.ts';
import { askSiteTime } from '../../page/index.ts';
import type { WidgetRecord } from '../../widget/model/index.ts';
import { findSuppression, type Suppression, UNKNOWN_COUNTRY } from '../model/findSuppression.ts';
import { lookAround } from './lookAround.ts';
import { readCountry } from './readCountry.ts';
import { keepTraffic } from './readTraffic.ts';
import { whenCart } from './whenCart.ts';

/**
 * Checks a widget's gates and calls back with the gate that excludes the widget, or with `undefined`. If the cart
 * excludes the widget, checks again after each cart change.
 */
export function judgeWidget(
  page: ContactPage,
  widget: WidgetRecord,
  callback: (suppression: Suppression | undefined) => void,
): void {
  const judge = (country: string) => {
    const found = findSuppression(widget, readWidgetSchedule(page, widget), lookAround(page, widget, country));
    callback(found);
    if (found === 'cart') whenCart(page, () => judge(country));
  };
  const { environment, settings } = page.context;
  const { signal } = page;
  const ask = (country: string) => {
    if (!settings.siteClock || !widget.hasSchedule) return judge(country);
    askSiteTime(environment, signal)
      .catch(() => {})
      .then(() => judge(country));
  };
  if (widget.hasSources) keepTraffic(page);
  if (widget.countries.length === 0) ask(UNKNOWN_COUNTRY);
  else readCountry(page, { timeoutMs: settings.countryTimeoutMs }, ask);
}
