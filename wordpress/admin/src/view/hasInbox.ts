import { asValues, type Values } from '../model/schema.ts';
import type { StartData } from '../startData.ts';

/**
 * True if messages are stored in Hadaya's inbox: a contact plugin keeps the messages of its form, but not quote
 * requests.
 */
export function hasInbox({ rival }: StartData, saved: Values): boolean {
  return rival === '' || asValues(saved.islands).quote === true;
}
