import { isRecord } from '@hadaya/core';

/**
 * Whether anything may be loaded ahead, by what the browser says of the connection: never with a wish to save data,
 * never on the slowest ones.
 */
export function canPreload(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  if (!isRecord(connection)) return true;
  const { saveData, effectiveType } = connection;
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}
