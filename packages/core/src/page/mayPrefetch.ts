import { isRecord } from '../settings/index.ts';

/** Checks whether the connection allows prefetching: not with Save-Data, nor on the slowest connections. */
export function mayPrefetch(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  if (!isRecord(connection)) return true;
  const { saveData, effectiveType } = connection;
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}
