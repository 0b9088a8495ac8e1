import { findPhp } from '@hadaya/tools/wordpress/findPhp';

/** The PHP command of this machine, for third-party checks. */
export function phpCommand(): string {
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  return php.command;
}
