import type { Clock } from '../environment/createClock.ts';

const RECHECK_MS = 50;
const GIVE_UP_MS = 5000;

/** Whether something follows an element, so that the parser is past its end. */
function isFollowed(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

/** What waits for its part of the page. */
interface Waiting {
  readonly element: Element;
  readonly callback: () => void;
  readonly settings: SettingsState;
  waitedMs: number;
}

/** Where the settings of an element stand. */
export interface SettingsState {
  /** The server says that it has printed all of them. */
  readonly isPrinted: () => boolean;
  /** Some are there, or there are none to wait for. */
  readonly isThere: () => boolean;
}

/** Calls back for elements when their part of the page is complete. */
export interface ParseGate {
  /** Whether the document has been read to its end. */
  isOpen(): boolean;
  /** Calls back at once when it has been, else when it may, in the order of the calls; never for an element that has left meanwhile. */
  pass(element: Element, callback: () => void, settings: SettingsState): void;
  /** Looks again at what waits: something has arrived. */
  look(): void;
}

/**
 * Plugins print the settings of a widget behind it, mostly at the end of the page. So an element waits until it is complete
 * and the server says that its settings are printed, else for the end of the document. Optimisers delay or rename document
 * events and fake `readyState`: after five seconds an element that is complete and some settings are proof enough.
 */
export function createParseGate(
  page: Document,
  { clock, signal }: { readonly clock: Pick<Clock, 'after'>; readonly signal: AbortSignal },
): ParseGate {
  let waiting: readonly Waiting[] = [];
  let isLooking = false;
  const isOpen = () => page.readyState !== 'loading';
  const isReady = ({ element, settings, waitedMs }: Waiting) =>
    isOpen() || (isFollowed(element) && (settings.isPrinted() || (waitedMs >= GIVE_UP_MS && settings.isThere())));

  const look = () => {
    const ready = waiting.filter(isReady);
    waiting = waiting.filter((one) => !ready.includes(one) && one.element.isConnected);
    for (const { element, callback } of ready) if (!signal.aborted && element.isConnected) callback();
  };
  const lookAgain = () => {
    for (const one of waiting) one.waitedMs += RECHECK_MS;
    look();
    isLooking = waiting.length > 0;
    if (isLooking) clock.after(RECHECK_MS, lookAgain, signal);
  };
  page.addEventListener('readystatechange', look, { signal });

  return {
    isOpen,
    look,
    pass(element, callback, settings) {
      if (signal.aborted) return;
      if (isOpen()) {
        callback();
        return;
      }
      waiting = [...waiting, { element, callback, settings, waitedMs: 0 }];
      look();
      if (isLooking) return;
      isLooking = true;
      clock.after(RECHECK_MS, lookAgain, signal);
    },
  };
}
