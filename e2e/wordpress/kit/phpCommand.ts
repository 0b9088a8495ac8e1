import { findPhp } from '@hadaya/tools/wordpress/findPhp';

/** Returns this machine's PHP command, for third-party checks. */
export function phpCommand(): string {
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  return php.command;
}
