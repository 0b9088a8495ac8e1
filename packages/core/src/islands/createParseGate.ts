import { isPrinted } from '../documentEnd/index.ts';
import type { Environment } from '../environment/index.ts';

const RECHECK_MS = 50;

/** Returns whether a node follows an element, which means that the parser has passed the element's end. */
function isFollowed(element: Element): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

interface Waiting {
  readonly element: Element;
  readonly callback: () => void;
  readonly hasSettings: () => boolean;
}

/** Delays the mount of an element until the parser has passed the element and its settings. */
export interface ParseGate {
  /** Returns true when the document has been parsed to its end. */
  isOpen(): boolean;
  /**
   * Calls `callback` immediately if the element and its settings have been parsed, otherwise later; callbacks run in
   * call order. Elements removed before that get no callback. `hasSettings` returns whether the server reports the
   * element's settings as printed.
   */
  pass(element: Element, callback: () => void, hasSettings: () => boolean): void;
  /** Checks waiting elements again; call it when new content has arrived. */
  look(): void;
}

/**
 * Creates the gate. Plugins print a widget's settings after the widget, mostly at the end of the page, so an element
 * waits until it is complete and the server reports its settings as printed, or until the document ends. Because
 * optimisers delay or rename document events, the gate polls as well.
 */
export function createParseGate(
  { clock, document, window }: Pick<Environment, 'clock' | 'document' | 'window'>,
  signal: AbortSignal,
): ParseGate {
  let waiting: readonly Waiting[] = [];
  let isLooking = false;
  const isOpen = () => isPrinted(window);
  const isReady = ({ element, hasSettings }: Waiting) => isOpen() || (isFollowed(element) && hasSettings());

  const look = () => {
    const ready = waiting.filter(isReady);
    waiting = waiting.filter((one) => !ready.includes(one) && one.element.isConnected);
    for (const { element, callback } of ready) if (!signal.aborted && element.isConnected) callback();
  };
  const lookAgain = () => {
    look();
    isLooking = waiting.length > 0;
    if (isLooking) clock.after(RECHECK_MS, lookAgain, signal);
  };
  document.addEventListener('readystatechange', look, { signal });

  return {
    isOpen,
    look,
    pass(element, callback, hasSettings) {
      if (signal.aborted) return;
      if (isOpen()) {
        callback();
        return;
      }
      waiting = [...waiting, { element, callback, hasSettings }];
      look();
      if (isLooking) return;
      isLooking = true;
      clock.after(RECHECK_MS, lookAgain, signal);
    },
  };
}
