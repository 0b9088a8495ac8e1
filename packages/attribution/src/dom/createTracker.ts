import { readOptions } from '../model/options/readOptions.ts';
import type { TrackerOptions } from '../model/options/trackerOptions.ts';
import { isPersonal } from '../model/records/isPersonal.ts';
import { planVisit } from '../model/records/planVisit.ts';
import { type PublicData, toPublicData } from '../model/records/publicData.ts';
import type { Cookie } from '../model/records/records.ts';
import type { SourcePolicy, Visit } from '../model/source/source.ts';
import { type CookiePage, openCookies } from './cookies/cookieAccess.ts';
import { parseCookies } from './cookies/parseCookies.ts';

/** Parts of `window` that the tracker uses; tests pass their own. */
export interface TrackerPage extends CookiePage {
  readonly document: CookiePage['document'] & { readonly referrer: string };
  readonly location: Pick<Location, 'href' | 'hostname' | 'protocol'>;
  readonly navigator: { readonly userAgent: string };
  readonly Math: { random(): number };
  readonly console: Pick<Console, 'warn'>;
}

/** A page view to record. Its URL and referrer are initially those of the document when the script ran. */
export interface DocumentView {
  entry: string;
  referrer: string;
  /** 1 while this view has not been counted, otherwise 0. */
  newPages: number;
}

export interface TrackerSetup extends SourcePolicy {
  readonly view: DocumentView;
  /** Called after each recording, before the owner's callback, with the options passed to `init`. */
  readonly onRecorded: (options: unknown) => void;
}

/** Records page views in cookies; published as the global `sbjs`, which other scripts use. */
export interface Tracker {
  /**
   * Counts this page view and records its source, synchronously. Accepts the options of the replaced library, in any
   * shape.
   */
  init(options?: unknown): void;
  /**
   * The visitor's data: undefined before the first call to `init`, and a new object after each call. Parsed on access,
   * from the cookies as they were after that call.
   */
  readonly get?: PublicData | undefined;
}

/** The public tracker, with a method that only this package uses. */
export interface TrackerControl {
  readonly sbjs: Tracker;
  /** Deletes the cookies on every domain; the next `init` counts this document again. */
  erase(): void;
}

export function readView({ location, document }: Pick<TrackerPage, 'location' | 'document'>): DocumentView {
  return { entry: location.href, referrer: document.referrer, newPages: 1 };
}

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;

/**
 * Formats a time as `YYYY-MM-DD HH:MM:SS`, `offset` hours ahead of UTC. Uses the visitor's time zone if the offset is
 * missing or gives an invalid date. Calculates only in UTC, so that zones with fractions of an hour and daylight saving
 * gaps are correct.
 */
function formatTime(now: number, offset = Number.NaN): string {
  const moved = new Date(now + offset * MS_PER_HOUR);
  const time = Number.isNaN(moved.getTime())
    ? new Date(now - new Date(now).getTimezoneOffset() * MS_PER_MINUTE)
    : moved;
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

function readSafely(argument: unknown, hostname: string, warn: (cause: unknown) => void): TrackerOptions {
  try {
    return readOptions(argument, hostname);
  } catch (cause) {
    warn(cause);
    return readOptions(undefined, hostname);
  }
}

export function createTracker(page: TrackerPage, setup: Partial<TrackerSetup> = {}): TrackerControl {
  const { location, navigator, console } = page;
  const policy: SourcePolicy = { isHidden: isPersonal, clickIds: [], returnHosts: [], ...setup };
  const { view = readView(page), onRecorded = () => {} } = setup;
  const { read, write, erase } = openCookies(page);
  const warn = (cause: unknown) => console.warn('[hadaya] attribution failed', cause);
  const plan = (argument: unknown): readonly Cookie[] => {
    const options = readSafely(argument, location.hostname, warn);
    const visit: Visit = {
      ...view,
      url: location.href,
      userAgent: navigator.userAgent,
      readTime: () => formatTime(page.Date.now(), options.offset),
      random: page.Math.random(),
    };
    return planVisit(visit, parseCookies(read()), options, policy);
  };
  /** `document.cookie` after the last recording. Its parsed `data` is undefined until something reads it. */
  let stored: string | undefined;
  let data: PublicData | undefined;
  const sbjs: Tracker = {
    get get() {
      if (stored !== undefined) data ??= toPublicData(parseCookies(stored));
      return data;
    },
    init(argument) {
      try {
        stored = write(plan(argument));
        data = undefined;
        view.newPages = 0;
        onRecorded(argument);
        Object(argument).callback?.(sbjs.get);
      } catch (cause) {
        warn(cause);
      }
    },
  };
  return {
    sbjs,
    erase() {
      view.newPages = 1;
      erase();
      stored = '';
      data = undefined;
    },
  };
}
