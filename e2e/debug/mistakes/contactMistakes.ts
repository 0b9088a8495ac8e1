import { type ContactWidget, contactChannel, contactSettings, type PrintedRecord } from '@hadaya/testing/shop';
import { type MistakenPage, pageOf } from './page.ts';
import { PHONE } from './printContact.ts';

const LINE = { days: -1, start_hours: 8, start_min: 0, end_hours: 17, end_min: 0 };

/** Creates a widget that is valid except for the given parts. */
const widget = (id: string, { settings = {}, triggers = {}, channels = [PHONE] }: Partial<ContactWidget>) => ({
  id,
  settings,
  triggers,
  channels,
});

const hours = (more: PrintedRecord): Partial<ContactWidget> => ({
  triggers: { has_day_hours_scheduling_rules: 1, day_time_diff: '+4', ...more },
});

const WIDGETS = [
  widget('_1', { settings: { widget_color: 'url(x)' } }),
  widget('_2', { settings: { attention_effect: 'wobble' } }),
  widget('_3', {
    channels: [
      contactChannel('Link', { url: 'javascript:alert(1)', value: 'javascript:alert(1)' }),
      contactChannel('Whatsapp', { value: '9123' }),
      contactChannel('SMS', { value: '+968 9000 0001 / +968 9000 0002' }),
      contactChannel('Viber', { value: 'https://chat.whatsapp.com/AbCdEf' }),
      contactChannel('Email', { value: 'shop@gifts' }),
      contactChannel('Instagram', { value: 'my shop' }),
      PHONE,
    ],
  }),
  widget('_4', { settings: { has_custom_css: 1, custom_css: `.chaty{color:red}${'/* x */'.repeat(12_000)}` } }),
  widget('_5', hours({ day_time_diff: 'Asia/Muskat', day_hours_scheduling_rules: [LINE] })),
  widget('_6', hours({ day_hours_scheduling_rules: [{ ...LINE, days: 'Friday' }] })),
  widget('_7', {
    triggers: {
      has_date_scheduling_rules: 1,
      time_diff: '+4',
      date_scheduling_rules: { start_date_time: '2020-01-01 00:00:00', end_date_time: '2020-02-01 00:00:00' },
    },
  }),
  widget('_8', hours({ day_hours_scheduling_rules: [] })),
  widget('_9', { channels: [{ ...PHONE, is_desktop: 0 }] }),
  widget('_10', { triggers: { has_time_delay: 1, time_delay: 600 } }),
];

const printed = contactSettings(WIDGETS);
const chaty_widgets = ['contact', ...Object.values(printed.chaty_widgets ?? [])];

/** Mistakes in the settings that the contact plugin prints. */
export const CONTACT_MISTAKES: readonly MistakenPage[] = [
  {
    name: 'contact widgets',
    html: pageOf({ script: `var chaty_settings = ${JSON.stringify({ ...printed, chaty_widgets })};` }),
    mistakes: [
      { name: 'an invalid widget', says: /is not a widget \(settings, triggers and channels are expected\)/ },
      { name: 'an invalid colour', says: /contact widget _1: .*"url\(x\)" is not a colour; #a886cd is used/ },
      { name: 'an unknown effect', says: /"wobble" is unknown/ },
      {
        name: 'a URL that is not allowed in a link',
        says: /channel Link of contact widget _3: its URL is not allowed in a link/,
      },
      {
        name: 'a phone number without a country code',
        says: /channel Whatsapp of contact widget _3: its phone number is not valid/,
      },
      {
        name: 'two phone numbers in one field',
        says: /channel SMS of contact widget _3: its value contains more than one number/,
      },
      {
        name: 'a link without a phone number',
        says: /channel Viber of contact widget _3: its link contains no phone number/,
      },
      {
        name: 'an invalid email address',
        says: /channel Email of contact widget _3: its value is not an email address/,
      },
      {
        name: 'a username with spaces',
        says: /channel Instagram of contact widget _3: its value is not a username/,
      },
      {
        name: 'custom CSS that is too long',
        says: /custom_css of the contact widget is longer than 64 KB/,
      },
      {
        name: 'an unknown time zone',
        says: /the time zone "Asia\/Muskat" is unknown, so UTC applies; write it as "Asia\/Muscat" or "\+4"/,
      },
      {
        name: 'opening hours with an unknown day',
        says: /a row of the opening hours has an unknown day code or time, so it is ignored/,
      },
      {
        name: 'a date range in the past',
        says: /contact widget \d+ of \d+ \(_7\): hidden, .* is outside 2020-01-01 00:00:00 to 2020-02-01 00:00:00/,
      },
      {
        name: 'a shop that is closed all week',
        says: /contact widget \d+ of \d+ \(_8\): hidden, its opening hours never match/,
      },
      {
        name: 'no channel for this device type',
        says: /contact widget \d+ of \d+ \(_9\): hidden, no channel with a value is turned on for computers/,
      },
      {
        name: 'a widget that waits for its trigger',
        says: /contact widget \d+ of \d+ \(_10\): it is waiting for its delay of 600 s/,
      },
    ],
  },
];
