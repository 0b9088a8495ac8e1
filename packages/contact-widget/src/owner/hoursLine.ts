import { ask } from './ask.ts';
import type { OwnerFields } from './OwnerField.ts';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Opening hours on certain weekdays; 0 is Sunday. */
export const hoursLine: OwnerFields = {
  days: ask.list('Days', ask.strings('', Object.fromEntries(DAYS.map((name, day) => [String(day), name]))), {
    minItems: 1,
    default: ['0', '1', '2', '3', '4'],
  }),
  start: { ...ask.text('From', 'time'), default: '09:00' },
  end: { ...ask.text('Until', 'time'), default: '18:00' },
};

export const ZONE_HELP = 'Example: Asia/Muscat';
