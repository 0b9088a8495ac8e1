import type { ValueProblem } from './model/cleanValue.ts';

/** What the owner reads of a value that cannot be right, on the console and in the panel. */
export const PROBLEMS: Readonly<Record<ValueProblem, string>> = {
  number: 'its number cannot be called. Write it with the country code, for example +968 9000 0001',
  several: 'its value holds more than one number. Write one, and a channel for each of the others',
  link: 'its link holds no phone number. Write the number itself, or make a channel of the type Link',
  extension: 'a number with an extension takes no messages. Write the number of a mobile phone',
  email: 'its value is no email address. Write one address, for example shop@example.com',
  name: 'its value is no user name. Write the name alone, without blanks, or the whole address with https',
  url: 'its value is no address. Write one that begins with https',
};
