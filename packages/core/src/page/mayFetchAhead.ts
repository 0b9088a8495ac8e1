import { isRecord } from '../settings/index.ts';

/**
 * Whether anything may be fetched that nobody has reached for, by what the browser says of the line: not for those who save
 * data, nor on the slowest lines.
 */
export function mayFetchAhead(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  if (!isRecord(connection)) return true;
  const { saveData, effectiveType } = connection;
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}
