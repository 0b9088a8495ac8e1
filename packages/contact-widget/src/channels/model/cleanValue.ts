/** Cleans a channel's value for its link. This source is also printed into a page; see `findNumber.ts`. */
import { findEmail, findName, isWebAddress, placeAddress, withScheme } from './findName.ts';
import { findNumber } from './findNumber.ts';

export { type FoundNumber, findNumber, messageInLink } from './findNumber.ts';

export type ValueProblem = 'number' | 'several' | 'link' | 'extension' | 'email' | 'name' | 'url';

export type CleanValue = { readonly value: string } | { readonly problem: ValueProblem };

/**
 * Returns the kind of value that a channel type needs, in the server's terms, or `undefined` for types that accept any
 * value.
 */
export function kindOf(type: string): string | undefined {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    number: ['Whatsapp', 'Viber'],
    phone: ['Phone', 'SMS'],
    email: ['Email'],
    name: ['Telegram', 'Instagram', 'Instagram_DM', 'Facebook_Messenger', 'Twitter', 'TikTok', 'Snapchat', 'Vkontakte'],
  };
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(type));
}

/** Cleans a number: chats need the country code; calls accept short numbers and extensions. */
export function cleanNumber(type: string, isChat: boolean, source: string): CleanValue {
  const found = findNumber(source);
  if (found.kind !== 'number') return { problem: found.kind === 'none' ? 'number' : found.kind };
  const { digits, isAbroad, extension } = found;
  if (!(isChat ? /^[1-9]\d{6,14}$/ : /^\d{3,15}$/).test(digits)) return { problem: 'number' };
  if (extension !== '' && type !== 'Phone') return { problem: 'extension' };
  // Phones pause at a comma before dialling the extension.
  return { value: (isAbroad && !isChat ? '+' : '') + digits + (extension === '' ? '' : `,${extension}`) };
}

export function cleanValue(type: string, kind: string | undefined, source: string): CleanValue {
  if (kind === 'number' || kind === 'phone') return cleanNumber(type, kind === 'number', source);
  const email = kind === 'email' ? findEmail(source) : undefined;
  if (kind === 'email') return email === undefined ? { problem: 'email' } : { value: email };
  const name = kind === 'name' ? findName(type, source) : undefined;
  if (kind === 'name') return name === undefined ? { problem: 'name' } : { value: name };
  const address = placeAddress(type, source) ?? withScheme(source);
  if (kind === 'url') return isWebAddress(address) ? { value: address } : { problem: 'url' };
  return { value: source };
}
