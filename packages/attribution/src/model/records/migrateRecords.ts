import type { TrackerOptions } from '../options/trackerOptions.ts';
import { type Cookie, DELIMITER, PUBLIC_NAMES } from './records.ts';

export interface RecordStore {
  /** Returns the text of a record; empty when there is none. */
  readonly read: (name: string) => string;
  readonly write: (name: string, text: string) => void;
  readonly put: (...cookie: Cookie) => void;
}

/**
 * Converts the oldest cookie format, whose records had single bars between their pairs. Reads bars from the left in
 * runs of up to three, and replaces only single bars. The session starts over, and this page counts as its second.
 * Returns the value of the migration's flag: 1 on success, 0 on failure.
 */
export function migrateRecords(
  { read, write, put }: RecordStore,
  url: string,
  { host, domain: ownDomain }: Pick<TrackerOptions, 'host' | 'domain'>,
): number {
  const domains = ownDomain ? [ownDomain, ''] : ['', `.${host}`];
  try {
    for (const name of PUBLIC_NAMES) {
      const text = read(name);
      if (!text) continue;
      for (const domain of domains) put(name, '', -1, domain);
      write(
        name,
        text.replace(/\|{1,3}/g, (bars) => (bars === '|' ? DELIMITER : bars)),
      );
    }
    if (read('session')) write('session', `pgs=0${DELIMITER}cpg=${url}`);
    return 1;
  } catch {
    return 0;
  }
}
