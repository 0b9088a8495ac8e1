import type { Channel } from '../../channels/model/index.ts';

/** Rows that a card shows before "More". */
export const MOST_ROWS = 6;

/** Moves the first WhatsApp channel to the top; the others keep the owner's order. */
export function orderRows<Row extends Pick<Channel, 'type'>>(channels: readonly Row[]): readonly Row[] {
  const lead = channels.find(({ type }) => type === 'Whatsapp');
  return lead ? [lead, ...channels.filter((channel) => channel !== lead)] : channels;
}
