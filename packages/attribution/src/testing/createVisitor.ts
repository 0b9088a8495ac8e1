import { createTracker, type TrackerControl, type TrackerSetup } from '../dom/createTracker.ts';
import type { PublicData } from '../model/records/publicData.ts';
import { createBrowserCookies } from './browserCookies.ts';

export interface PageView {
  readonly referrer?: string;
  /** Minutes since the previous view; 0 by default. */
  readonly after?: number;
  readonly config?: unknown;
  readonly random?: number;
  readonly userAgent?: string;
  readonly setup?: Partial<TrackerSetup>;
}

export interface SeenView {
  readonly data: PublicData;
  /** Assignments to `document.cookie`. */
  readonly writes: readonly string[];
  readonly reads: number;
  /** `document.cookie` after the page view. */
  readonly cookie: string;
  readonly warnings: readonly unknown[];
  readonly control: TrackerControl;
}

/** A visitor with a browser whose clock starts at 2025-03-15 10:20:30 UTC. */
export interface Visitor {
  open(url: string, view?: PageView): SeenView;
  /** Sets a cookie as another script would. */
  seed(url: string, assignment: string): void;
  restart(): void;
  jump(minutes: number): void;
}

/** Options that WooCommerce passes to `init`. */
export const WOOCOMMERCE = { lifetime: 1e-5, session_length: 30, base64: false, timezone_offset: '0' };

const START = Date.parse('2025-03-15T10:20:30Z');
const MS_PER_MINUTE = 60_000;

export function createVisitor(start = START): Visitor {
  let now = start;
  const browser = createBrowserCookies(() => now);
  return {
    open(url, { referrer = '', after = 0, config = WOOCOMMERCE, random = 0.5, userAgent = 'UA/1', setup = {} } = {}) {
      now += after * MS_PER_MINUTE;
      const location = new URL(url);
      const writes: string[] = [];
      const warnings: unknown[] = [];
      let reads = 0;
      const document = {
        referrer,
        get cookie() {
          reads += 1;
          return browser.read(location.hostname);
        },
        set cookie(assignment: string) {
          writes.push(assignment);
          browser.write(location.hostname, assignment);
        },
      };
      const page = {
        document,
        location,
        navigator: { userAgent },
        Date: { now: () => now },
        Math: { random: () => random },
        console: { warn: (...args: unknown[]) => void warnings.push(args) },
      };
      const control = createTracker(page, {
        view: { entry: url, referrer, newPages: 1 },
        ...setup,
      });
      control.sbjs.init(config);
      const data = control.sbjs.get ?? {};
      return { data, writes, reads, cookie: browser.read(location.hostname), warnings, control };
    },
    seed: (url, assignment) => void browser.write(new URL(url).hostname, assignment),
    restart: () => browser.restart(),
    jump(minutes) {
      now += minutes * MS_PER_MINUTE;
    },
  };
}
