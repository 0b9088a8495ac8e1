import type { PublicData } from '../records/publicData.ts';
import { type Channel, classifyChannel } from './classifyChannel.ts';

export type Channels = Readonly<Record<'current' | 'first', Channel>>;

export function readChannels({ current, current_add, first, first_add }: PublicData = {}): Channels {
  return {
    current: classifyChannel({ ...current, ...current_add }),
    first: classifyChannel({ ...first, ...first_add }),
  };
}
