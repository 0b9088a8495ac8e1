import { contactSettings, type Locale, type PrintedRecord, type SettingsGlobal } from '@hadaya/testing/shop';
import { contactTexts as texts } from '../texts/contactTexts.ts';
import { readAjaxUrl, readSwitch } from './contactSwitches.ts';
import { contactWidgets } from './contactWidgets.ts';

/** Opening hours of one minute a week, so that the team is practically always away for visitors of the demo. */
const RARELY = 'Sat 03:00-03:01';

function contactOptions(url: URL, locale: Locale): PrintedRecord {
  const chosen = readSwitch(url, 'people');
  if (chosen === 'always') return { agentHours: null };
  const people = [
    { channel: 'Whatsapp', agent: texts.sales[locale], hours: RARELY },
    { channel: 'Phone', hours: RARELY },
  ];
  const agentHours = {
    zone: 'Asia/Muscat',
    away: chosen === 'hide' ? 'hide' : 'show',
    allAway: chosen === 'form' ? 'form' : 'list',
    people,
  };
  return { agentHours };
}

export function contactGlobals(url: URL, locale: Locale): readonly SettingsGlobal[] {
  const more = { ajax_url: readAjaxUrl(url, locale), data_analytics_settings: 'on' };
  return [
    { name: 'hadaya', value: { settings: { contact: contactOptions(url, locale) }, q: [] } },
    { name: 'chaty_settings', value: contactSettings(contactWidgets(url, locale), more) },
  ];
}
