import type { PageWindow } from '../environment.ts';

/**
 * The address in the first line of a stack that names one; the text of the error before it may hold addresses too.
 * Empty where evaluated code threw: none of ours is evaluated, whoever stands below it.
 */
function placeOf(thrown: unknown): string {
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s*at\s|@/.test(line));
  const line = frames.find((frame) => /\beval\b|(?:https?|file):/.test(frame)) ?? '';
  if (/\beval\b/.test(line)) return '';
  return /(?:https?|file):[^\s)]+/.exec(line)?.[0] ?? '';
}

/** Folder of the file that runs this: our bundles lie in one. Empty in a script that is no module. */
function ownFolder(): string {
  const { url = '' }: { readonly url?: string } = import.meta;
  return url.slice(0, url.lastIndexOf('/') + 1);
}

/**
 * Catches what our own files throw outside of every other care (event handlers and effects of React, promises that
 * nobody waits for) before the page's listeners that come later: it is reported and not the page's error any more.
 * What a file of the host throws, also when we call it, is the host's.
 */
export function watchErrors(
  page: PageWindow,
  report: (thrown: unknown) => void,
  { signal, folder = ownFolder() }: { readonly signal: AbortSignal; readonly folder?: string },
): void {
  const take = (event: Event, thrown: unknown) => {
    if (folder === '' || !placeOf(thrown).startsWith(folder)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    report(thrown);
  };
  page.addEventListener('error', (event) => take(event, event.error), { signal, capture: true });
  page.addEventListener('unhandledrejection', (event) => take(event, event.reason), { signal, capture: true });
}
