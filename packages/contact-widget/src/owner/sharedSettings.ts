import { agentHoursFields } from '../hours/index.ts';
import { contactOptions } from '../settings.ts';
import { ask } from './ask.ts';
import { ZONE_HELP } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';

/** What all widgets of a page share. */
export const sharedSettings: OwnerFields = {
  tracking: { ...ask.flag('Count views and clicks (totals by day, no visitor is recorded)'), fresh: true },
  drafts: ask.flag('Keep what visitors write in their browser tab until they send it', contactOptions.keepDraft),
  outside: {
    ...ask.choice('Outside of the opening hours', contactOptions.hoursMode, {
      status: 'the widget stays and says when you are back',
      hide: 'the widget is hidden',
    }),
    default: 'status',
  },
  trigger_mode: ask.choice('Seconds, scrolling and leaving', contactOptions.triggerMode, {
    all: 'all of them must have come',
    any: 'the first of them is enough',
  }),
  unknown: {
    ...ask.choice('When the country is not known', contactOptions.countryFallback, {
      show: 'the widget shows',
      hide: 'the widget is hidden',
    }),
    description: 'The visitor’s browser asks Cloudflare for the country, after consent where your shop asks for it.',
  },
  away: ask.choice('Somebody outside their working hours', agentHoursFields.away, {
    show: 'stays, with the hour of return',
    hide: 'is left out',
  }),
  all_away: ask.choice('When nobody is there, first comes', agentHoursFields.allAway, {
    list: 'the list of people',
    form: 'the contact form',
  }),
  zone: ask.text('Time zone of working hours', 'zone', ZONE_HELP),
};
