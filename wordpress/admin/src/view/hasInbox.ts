import { asValues, type Values } from '../model/schema.ts';
import type { StartData } from '../startData.ts';

/**
 * Checks whether Hadaya's inbox stores messages. Another contact plugin stores the messages of its own form, but not
 * quote requests.
 */
export function hasInbox({ rival }: StartData, saved: Values): boolean {
  return rival === '' || asValues(saved.islands).quote === true;
}
