import { agentHoursFields } from '../hours/index.ts';
import { contactOptions } from '../settings.ts';
import { ask } from './ask.ts';
import { ZONE_HELP } from './hoursLine.ts';
import type { OwnerFields } from './OwnerField.ts';

/** Settings shared by all widgets of a page. */
export const sharedSettings: OwnerFields = {
  tracking: {
    ...ask.flag('Count views and clicks'),
    description: 'Stores only daily totals and no data about individual visitors.',
    fresh: true,
  },
  drafts: ask.flag('Keep unsent messages in the visitor’s browser tab', contactOptions.keepDraft),
  outside: {
    ...ask.choice('Outside opening hours', contactOptions.hoursMode, {
      status: 'Show the widget and say when you reopen',
      hide: 'Hide the widget',
    }),
    default: 'status',
  },
  trigger_mode: {
    ...ask.choice('Trigger conditions', contactOptions.triggerMode, {
      all: 'All conditions must be met',
      any: 'At least one condition must be met',
    }),
    description: 'Applies to delay, scroll depth and exit intent.',
  },
  unknown: {
    ...ask.choice('If the country is unknown', contactOptions.countryFallback, {
      show: 'Show the widget',
      hide: 'Hide the widget',
    }),
    description:
      'The visitor’s browser requests the country from Cloudflare. If your shop asks for consent, this request is sent only after consent.',
  },
  away: ask.choice('Unavailable agents', agentHoursFields.away, {
    show: 'Show the agent and say when they will be back',
    hide: 'Hide',
  }),
  all_away: ask.choice('When no agent is available', agentHoursFields.allAway, {
    list: 'Show the list of agents',
    form: 'Show the contact form',
  }),
  zone: ask.text('Time zone for agents’ working hours', 'zone', ZONE_HELP),
};
