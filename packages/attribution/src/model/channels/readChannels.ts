import type { PublicData } from '../publicData.ts';
import { type Channel, readChannel } from './readChannel.ts';

/** The marketing channels of the present and the first source. */
export type Channels = Readonly<Record<'current' | 'first', Channel>>;

/** The channels behind the data; nothing of them is stored. */
export function readChannels({ current, current_add, first, first_add }: PublicData = {}): Channels {
  return {
    current: readChannel({ ...current, ...current_add }),
    first: readChannel({ ...first, ...first_add }),
  };
}
