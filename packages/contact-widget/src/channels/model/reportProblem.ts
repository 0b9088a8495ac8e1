import type { ValueProblem } from './cleanValue.ts';

/** What the owner reads, on the console and in the panel. */
const PROBLEMS: Readonly<Record<ValueProblem, string>> = {
  number: 'its number cannot be called. Write it with the country code, for example +968 9000 0001',
  several: 'its value holds more than one number. Write one, and a channel for each of the others',
  link: 'its link holds no phone number. Write the number itself, or make a channel of the type Link',
  extension: 'a number with an extension takes no messages. Write the number of a mobile phone',
  email: 'its value is no email address. Write one address, for example shop@example.com',
  name: 'its value is no user name. Write the name alone, without blanks, or the whole address with https',
  url: 'its value is no address. Write one that begins with https',
};

/** Tells the owner why nobody can be reached by a channel, or by the person who is named. */
export function reportProblem(report: (message: string) => void, problem: ValueProblem, person?: string): void {
  const sentence = PROBLEMS[problem];
  report(person === undefined ? sentence : `${person}: ${sentence}`);
}
