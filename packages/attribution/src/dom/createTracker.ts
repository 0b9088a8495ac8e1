import { isPersonal } from '../model/personalData.ts';
import { planVisit } from '../model/planVisit.ts';
import { type PublicData, toPublicData } from '../model/publicData.ts';
import { readOptions } from '../model/readOptions.ts';
import type { Cookie } from '../model/records.ts';
import type { SourcePolicy } from '../model/sourcePolicy.ts';
import { type CookiePage, openCookies } from './cookieAccess.ts';
import { parseCookies } from './cookieText.ts';
import { formatTime } from './formatTime.ts';

/** What the tracker needs of a window; a test hands in its own. */
export interface TrackerPage extends CookiePage {
  readonly document: CookiePage['document'] & { readonly referrer: string };
  readonly location: Pick<Location, 'href' | 'hostname' | 'protocol'>;
  readonly navigator: { readonly userAgent: string };
  readonly Math: { random(): number };
  readonly console: Pick<Console, 'warn'>;
}

/** The view of a document that is recorded. Address and referrer stay what they were when the script arrived. */
export interface DocumentView {
  entry: string;
  referrer: string;
  /** 1 while this view still has to be counted, else 0. */
  newPages: number;
}

/** What the owner may decide, and who wants to know of a record. */
export interface TrackerSetup extends SourcePolicy {
  readonly view: DocumentView;
  /** Called after each record with the options that it was made with, before the owner's callback. */
  readonly onRecorded: (options: unknown) => void;
}

/** Records page views in cookies; the global `sbjs` that other scripts know. */
export interface Tracker {
  /** Counts this page view and records its source, at once. Takes the options of the replaced library, in any shape. */
  init(options?: unknown): void;
  /** What is known of the visitor: a new object after each call here, undefined before the first. */
  get?: PublicData;
}

/** A tracker, and what only this package does with it. */
export interface TrackerControl {
  readonly sbjs: Tracker;
  /** Deletes the cookies wherever they sit; the next `init` counts this document again. */
  erase(): void;
}

/** How a document was entered, not counted yet. */
export function readView({ location, document }: Pick<TrackerPage, 'location' | 'document'>): DocumentView {
  return { entry: location.href, referrer: document.referrer, newPages: 1 };
}

/** The tracker of one document. */
export function createTracker(page: TrackerPage, setup: Partial<TrackerSetup> = {}): TrackerControl {
  const { location, navigator, console } = page;
  const policy: SourcePolicy = { isHidden: isPersonal, clickIds: [], returnHosts: [], ...setup };
  const { view = readView(page), onRecorded = () => {} } = setup;
  const { read, write, erase } = openCookies(page);
  const readData = (text: string) => toPublicData(parseCookies(text));
  const warn = (cause: unknown) => console.warn('[hadaya] attribution failed', cause);
  const optionsOf = (argument: unknown) => {
    try {
      return readOptions(argument, location.hostname);
    } catch (cause) {
      warn(cause);
      return readOptions(undefined, location.hostname);
    }
  };
  const plan = (argument: unknown): readonly Cookie[] => {
    const options = optionsOf(argument);
    const time = formatTime(page.Date.now(), options.offset);
    const visit = { ...view, url: location.href, userAgent: navigator.userAgent, time, random: page.Math.random() };
    return planVisit(visit, parseCookies(read()), options, policy);
  };
  const sbjs: Tracker = {
    init(argument) {
      try {
        sbjs.get = readData(write(plan(argument)));
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
      sbjs.get = readData('');
    },
  };
}
