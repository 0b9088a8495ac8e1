import { agentHoursFields } from '../hours/index.ts';
import { contactOptions } from '../settings.ts';
import { ask } from './ask.ts';
import { ZONE_HELP } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';

/** Settings shared by all widgets of a page. */
export const sharedSettings: OwnerFields = {
  tracking: {
    ...ask.flag('Count views and clicks'),
    description: 'Saves daily totals only. No visitor is recorded.',
    fresh: true,
  },
  drafts: ask.flag('Keep unsent messages in the visitor’s browser tab', contactOptions.keepDraft),
  outside: {
    ...ask.choice('Outside opening hours', contactOptions.hoursMode, {
      status: 'Keep showing, with the time you are back',
      hide: 'Hide the widget',
    }),
    default: 'status',
  },
  trigger_mode: {
    ...ask.choice('Trigger conditions', contactOptions.triggerMode, {
      all: 'All conditions must be met',
      any: 'Any condition is enough',
    }),
    description: 'Applies to delay, scroll depth and exit intent.',
  },
  unknown: {
    ...ask.choice('Unknown country', contactOptions.countryFallback, {
      show: 'Show the widget',
      hide: 'Hide the widget',
    }),
    description: 'The visitor’s browser gets the country from Cloudflare, after consent if your shop asks for it.',
  },
  away: ask.choice('Unavailable agents', agentHoursFields.away, {
    show: 'Keep showing, with the time they are back',
    hide: 'Hide',
  }),
  all_away: ask.choice('When nobody is available', agentHoursFields.allAway, {
    list: 'Show the list of agents',
    form: 'Show the contact form',
  }),
  zone: ask.text('Time zone of working hours', 'zone', ZONE_HELP),
};
