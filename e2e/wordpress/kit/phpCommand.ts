import { findPhp } from '@hadaya/tools/wordpress/findPhp';

/** The machine's PHP, for other people's checks. */
export function phpCommand(): string {
  const php = findPhp();
  if ('missing' in php) throw new Error(php.missing);
  return php.command;
}
