import { findNearestName } from '@hadaya/core';
import { publicNameOf } from '../../widget/model/index.ts';
import type { ValueProblem } from './cleanValue.ts';

/** Messages for the owner, on the console and in the diagnostics panel. */
const PROBLEMS: Readonly<Record<ValueProblem, string>> = {
  number: 'its phone number is not valid. Write it with the country code, for example +968 9000 0001',
  several: 'its value contains more than one number. Keep one, and add a channel for each of the others',
  link: 'its link contains no phone number. Write the number itself, or use a channel of the type Link',
  extension: 'a number with an extension cannot receive messages. Write a mobile number',
  email: 'its value is not an email address. Write one address, for example shop@example.com',
  name: 'its value is not a username. Write the name without spaces, or the full URL with https',
  url: 'its value is not a URL. Write one that begins with https',
};

/** Tells the owner why visitors cannot reach a channel or the named agent. */
export function reportProblem(report: (message: string) => void, problem: ValueProblem, person?: string): void {
  const sentence = PROBLEMS[problem];
  report(person === undefined ? sentence : `${person}: ${sentence}`);
}

/**
 * Tells the owner that a channel's type is unknown but similar to one of the known `types`. Ignores other types, which
 * may be a plugin's own, and names with a capital letter, which belong to the replaced plugin.
 */
export function reportUnknownType(report: (message: string) => void, name: unknown, types: readonly string[]): void {
  const names = types.map(publicNameOf);
  if (typeof name !== 'string' || /[A-Z]/.test(name) || names.includes(name)) return;
  const nearest = findNearestName(name, names);
  if (nearest) report(`its type "${name}" is unknown, so it opens its value as a link. Use ${nearest}`);
}
