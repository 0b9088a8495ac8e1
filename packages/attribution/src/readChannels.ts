import type { Channels } from './dom/shopPage.ts';
import type { PublicData } from './model/publicData.ts';

/** The channels of the present and the first source. The lists behind them are fetched with the first call. */
export async function readChannels(data: PublicData = {}): Promise<Channels> {
  const { readChannel } = await import('./model/channels/readChannel.ts');
  const { current, current_add, first, first_add } = data;
  return { current: readChannel({ ...current, ...current_add }), first: readChannel({ ...first, ...first_add }) };
}
