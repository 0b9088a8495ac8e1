import { readBasicOptions } from '../model/basicOptions.ts';
import { planVisit } from '../model/planVisit.ts';
import { type PublicData, toPublicData } from '../model/publicData.ts';
import type { Cookie } from '../model/records.ts';
import type { SourcePolicy } from '../model/sourcePolicy.ts';
import type { SpecialParts } from '../model/special/specialParts.ts';
import type { Visit } from '../model/visit.ts';
import { type CookiePage, openCookies } from './cookieAccess.ts';
import { parseCookies } from './cookieText.ts';
import { formatTime } from './formatTime.ts';

/** What the tracker needs of a window; a test hands in its own. */
export interface TrackerPage extends CookiePage {
  readonly location: Pick<Location, 'href' | 'hostname' | 'protocol'>;
  readonly navigator: { readonly userAgent: string };
  readonly Math: { random(): number };
  readonly console: Pick<Console, 'warn'>;
}

/** The view of a document that is recorded. Address and referrer stay what they were when the bundle arrived. */
export interface DocumentView {
  entry: string;
  referrer: string;
  /** 1 while this view still has to be counted, else 0. */
  newPages: number;
}

/** What the tracker works with. */
export interface TrackerSetup extends Omit<SourcePolicy, 'parts'> {
  readonly view: DocumentView;
  /** Fetches the file of the special parts. */
  readonly fetchSpecial: () => PromiseLike<SpecialParts>;
  /** Called after each record, before the owner's callback. */
  readonly onRecorded: () => void;
}

/** Records page views in cookies; the global `sbjs` that other scripts know. */
export interface Tracker {
  /** Counts this page view and records its source. Takes the options of the replaced library, in any shape. */
  init(options?: unknown): void;
  /** What is known of the visitor: a new object after each call here, undefined before the first. */
  get?: PublicData;
}

/** A tracker, and what only this island does with it. */
export interface TrackerControl {
  readonly sbjs: Tracker;
  /** Deletes the cookies wherever they sit; the next `init` counts this document again. */
  erase(): void;
}

/** Options of `sbjs.init` that only the special parts can read. */
const SPECIAL_OPTIONS = /param|promo|_ip|type|domain|ref|organ/;

/** The tracker of one document. */
export function createTracker(page: TrackerPage, setup: TrackerSetup): TrackerControl {
  const { location, navigator, console } = page;
  const { view, fetchSpecial, onRecorded } = setup;
  let found: SpecialParts | undefined;
  // While they are not there, calling one of them throws, which is what `init` waits for.
  const parts = (): SpecialParts => Object(found);

  const { read, write, erase } = openCookies(page);
  const readData = (text: string) => toPublicData(parseCookies(text));
  const plan = (argument: unknown) => {
    const basic = readBasicOptions(argument, location.hostname);
    const isSpecial = SPECIAL_OPTIONS.test(Object.keys(Object(argument)).join());
    const options = isSpecial ? parts().addOptions(argument, basic, location.hostname) : basic;
    const visit: Visit = {
      ...view,
      url: location.href,
      userAgent: navigator.userAgent,
      time: formatTime(page.Date.now(), options.offset),
      random: page.Math.random(),
    };
    return planVisit(visit, parseCookies(read()), options, { ...setup, parts });
  };
  const warn = (cause: unknown) => console.warn('[hadaya] attribution failed', cause);
  const sbjs: Tracker = {
    init(argument) {
      let cookies: readonly Cookie[];
      try {
        cookies = plan(argument);
      } catch (cause) {
        // Whatever was missing: with the special parts it is tried once more.
        if (found) return warn(cause);
        fetchSpecial().then((file) => {
          found = file;
          sbjs.init(argument);
        }, warn);
        return;
      }
      view.newPages = 0;
      sbjs.get = readData(write(cookies));
      onRecorded();
      try {
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
      sbjs.get = readData('');
    },
  };
}
