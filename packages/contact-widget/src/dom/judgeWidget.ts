import type { ContactPage } from '../ContactPage.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { findSuppression, type Suppression, UNKNOWN_COUNTRY } from '../model/triggers/gates.ts';
import { lookAround } from './lookAround.ts';
import { readCountry } from './readCountry.ts';
import { readWidgetSchedule } from './readWidgetSchedule.ts';

export { explainWidget } from './explainWidget.ts';
export { readHoursText } from './readHoursText.ts';

/** Asks all gates about a widget that has countries, dates or hours; calls back once, with the gate that keeps it away. */
export function judgeWidget(
  page: ContactPage,
  widget: WidgetRecord,
  callback: (suppression: Suppression | undefined) => void,
): void {
  const judge = (country: string) =>
    callback(findSuppression(widget, readWidgetSchedule(page, widget), lookAround(page, country)));
  const { environment, settings } = page.context;
  const { signal } = page;
  const ask = (country: string) => {
    if (!settings.siteClock || !widget.hasSchedule) return judge(country);
    const asked = import('./askOutside.ts').then(({ askSiteTime }) => askSiteTime(environment, signal));
    asked.catch(() => {}).then(() => judge(country));
  };
  if (widget.countries.length === 0) ask(UNKNOWN_COUNTRY);
  else readCountry(environment, { timeoutMs: settings.countryTimeoutMs, signal }, ask);
}
