import type { Environment } from '@hadaya/core';
import { isVisitDue, readCookie, readLasting, readVisits, visitsKey, writeLasting } from './readVisits.ts';

const RECORD_DAYS = 7;
const ACTIVE_DAYS = 1;
const BLUR_DAYS = 365;
const BLUR_KEY = 'hide-bg-blur-effect';
const ACTIVE_KEY = 'activechatyWidgets';

/** What a visitor has seen and clicked, as the replaced plugin keeps it. Nothing in here throws. */
export interface VisitStore {
  /** Whether a view or click counts again. */
  isDue(widgetId: string, key: string): boolean;
  /** Notes them all with the present time; records live seven days from the last write. */
  write(widgetId: string, keys: readonly string[]): void;
  isBlurDismissed(): boolean;
  dismissBlur(): void;
  /** Notes which widgets are on the page, for one day. */
  writeActive(ids: readonly string[]): void;
}

/** Opens the records of a page. */
export function openVisits(environment: Environment): VisitStore {
  const { clock, document } = environment;
  return {
    isDue: (widgetId, key) => isVisitDue(environment, widgetId, key),
    write(widgetId, keys) {
      const now = clock.now();
      const records = new Map([...readVisits(environment, widgetId), ...keys.map((key) => [key, now] as const)]);
      const list = [...records].map(([k, at]) => ({ k, v: new Date(at).toISOString() }));
      writeLasting(environment, visitsKey(widgetId), { value: JSON.stringify(list), days: RECORD_DAYS });
    },
    isBlurDismissed: () => readLasting(environment, BLUR_KEY) === true || readCookie(document, BLUR_KEY) === 'true',
    dismissBlur: () => writeLasting(environment, BLUR_KEY, { value: true, days: BLUR_DAYS }),
    writeActive: (ids) => writeLasting(environment, ACTIVE_KEY, { value: ids.join(','), days: ACTIVE_DAYS }),
  };
}
