import type { PageWindow } from '@hadaya/core';

const PREFIX = '[hadaya] ';
/** Messages from the replaced plugins that are logged verbatim, because owners search for them. */
const PLUGIN_TEXTS =
  /^(?:Chaty (?:settings|widget) doesn't exists|Variation Gallery not available|Bad element|Field ".*" not found)/;
const METHODS = ['warn', 'log', 'info'] as const;

/** A console line: an explanation if it was logged with `info`, otherwise a problem. */
export interface HeardLine {
  readonly text: string;
  readonly isExplanation: boolean;
}

/**
 * Collects Hadaya's console messages from now on, without repeated lines; the console still shows them all. The console
 * is the only channel that all copies of the logger share, including those in the loader and in bundles.
 */
export function hearConsole(page: PageWindow, heard: (line: HeardLine) => void, signal: AbortSignal): void {
  const { console } = page;
  const said = new Set<string>();
  for (const method of METHODS) {
    const speak = console[method];
    const listen = (...given: unknown[]) => {
      Reflect.apply(speak, console, given);
      const [first] = given;
      if (typeof first !== 'string' || said.has(first)) return;
      if (!first.startsWith(PREFIX) && !PLUGIN_TEXTS.test(first)) return;
      said.add(first);
      const text = first.startsWith(PREFIX) ? first.slice(PREFIX.length) : first;
      heard({ text, isExplanation: method === 'info' });
    };
    console[method] = listen;
    signal.addEventListener('abort', () => {
      if (console[method] === listen) console[method] = speak;
    });
  }
}
