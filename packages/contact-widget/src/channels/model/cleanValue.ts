/** What an owner entered for a channel, as its link needs it. Printed into a page as well, see `findNumber.ts`. */
import { findEmail, findName, isWebAddress, placeAddress, withScheme } from './findName.ts';
import { findNumber } from './findNumber.ts';

export { type FoundNumber, findNumber, messageInLink } from './findNumber.ts';

/** Why a value cannot be right. */
export type ValueProblem = 'number' | 'several' | 'link' | 'extension' | 'email' | 'name' | 'url';

/** A value that a link can be made of, or what is wrong with it. */
export type CleanValue = { readonly value: string } | { readonly problem: ValueProblem };

/** Kinds of values as our server names them; `undefined` for a type whose value is no address. */
export function kindOf(type: string): string | undefined {
  const kinds: Readonly<Record<string, readonly string[]>> = {
    number: ['Whatsapp', 'Viber'],
    phone: ['Phone', 'SMS'],
    email: ['Email'],
    name: ['Telegram', 'Instagram', 'Instagram_DM', 'Facebook_Messenger', 'Twitter', 'TikTok', 'Snapchat', 'Vkontakte'],
  };
  return Object.keys(kinds).find((kind) => kinds[kind]?.includes(type));
}

/** A number for a chat, which needs its country code, or for a call, which may be a short one with an extension. */
export function cleanNumber(type: string, isChat: boolean, source: string): CleanValue {
  const found = findNumber(source);
  if (found.kind !== 'number') return { problem: found.kind === 'none' ? 'number' : found.kind };
  const { digits, isAbroad, extension } = found;
  if (!(isChat ? /^[1-9]\d{6,14}$/ : /^\d{3,15}$/).test(digits)) return { problem: 'number' };
  if (extension !== '' && type !== 'Phone') return { problem: 'extension' };
  // A comma is a pause before the extension, on every phone.
  return { value: (isAbroad && !isChat ? '+' : '') + digits + (extension === '' ? '' : `,${extension}`) };
}

/** Cleans a value of a channel by its kind; one without a kind is left alone. */
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
