import { contactChannel, type PrintedRecord } from '@hadaya/testing/shop';
import { contact, PHONE } from './contactPage.ts';
import { type Misconfiguration, pageOf } from './page.ts';

const hours = (more: PrintedRecord) => ({ has_day_hours_scheduling_rules: 1, day_time_diff: '+4', ...more });
const LINE = { days: -1, start_hours: 8, start_min: 0, end_hours: 17, end_min: 0 };

/** In the settings that the contact plugin prints. */
export const CONTACT_MISTAKES: readonly Misconfiguration[] = [
  {
    name: 'settings of the contact widget that never come',
    html: pageOf({ body: '<div data-hadaya="contact"></div>' }),
    says: /Chaty settings doesn't exists/,
  },
  {
    name: 'settings without a widget',
    html: pageOf({ script: 'var chaty_settings = { chaty_widgets: [] };' }),
    says: /Chaty widget doesn't exists/,
  },
  {
    name: 'a widget that is none',
    html: pageOf({ script: 'var chaty_settings = { chaty_widgets: ["contact"] };' }),
    says: /is no widget \(settings, triggers and channels are expected\)/,
  },
  {
    name: 'a colour that is none',
    html: contact({ settings: { widget_color: 'url(x)' } }),
    says: /contact widget 0: .*"url\(x\)" is no colour; #a886cd is used/,
  },
  {
    name: 'an effect that does not exist',
    html: contact({ settings: { attention_effect: 'wobble' } }),
    says: /"wobble" is unknown/,
  },
  {
    name: 'an address that may not stand in a link',
    html: contact({
      channels: [contactChannel('Link', { url: 'javascript:alert(1)', value: 'javascript:alert(1)' }), PHONE],
    }),
    says: /channel Link of contact widget 0: its address is not allowed in a link/,
  },
  {
    name: 'own style rules that are far too long',
    html: contact({ settings: { has_custom_css: 1, custom_css: `.chaty{color:red}${'/* x */'.repeat(12_000)}` } }),
    says: /custom_css of the contact widget is longer than 64 KB/,
  },
  {
    name: 'a time zone that does not exist',
    html: contact({ triggers: hours({ day_time_diff: 'Asia/Muskat', day_hours_scheduling_rules: [LINE] }) }),
    says: /the time zone "Asia\/Muskat" is unknown and counts as UTC; write it as "Asia\/Muscat" or "\+4"/,
  },
  {
    name: 'opening hours with an unknown day',
    html: contact({ triggers: hours({ day_hours_scheduling_rules: [{ ...LINE, days: 'Friday' }] }) }),
    says: /a line of the opening hours has an unknown day code or time and matches nothing/,
  },
  {
    name: 'a date that is over',
    html: contact({
      triggers: {
        has_date_scheduling_rules: 1,
        time_diff: '+4',
        date_scheduling_rules: { start_date_time: '2020-01-01 00:00:00', end_date_time: '2020-02-01 00:00:00' },
      },
    }),
    says: /contact widget 0: hidden, .* is outside 2020-01-01 00:00:00 to 2020-02-01 00:00:00/,
  },
  {
    name: 'a shop that is closed all week',
    html: contact({ triggers: hours({ day_hours_scheduling_rules: [] }) }),
    says: /contact widget 0: hidden, its opening hours never match/,
  },
  {
    name: 'no channel for this kind of device',
    html: contact({ channels: [{ ...PHONE, is_desktop: 0 }] }),
    says: /contact widget 0: hidden, no channel is switched on for desktop with a value/,
  },
  {
    name: 'a widget that waits for its triggers',
    html: contact({ triggers: { has_time_delay: 1, time_delay: 600 } }),
    says: /contact widget 0: waiting for a delay of 600 s/,
  },
];
