import type { PageState } from '../oracle/allowances.ts';
import type { Finding } from '../oracle/rules.ts';
import type { Ownership } from './ownership.ts';

const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'wheel'];

/** Watches title, URL, history, scroll position and body overflow for changes by our code. */
export function watchPageState(ownership: Ownership) {
  const start = { address: location.href, entries: history.length };
  const touched: { state: PageState; text: string }[] = [];
  let hadGesture = false;
  let title: string | undefined;
  let overflow: string | undefined;

  const noteGesture = ({ isTrusted }: Event) => {
    hadGesture ||= isTrusted;
  };
  for (const type of GESTURES) addEventListener(type, noteGesture, { capture: true, passive: true });
  const readStart = () => {
    title ??= document.title;
    overflow ??= document.body?.style.overflow;
  };
  addEventListener('DOMContentLoaded', readStart, { capture: true });
  // After a return through the back/forward cache, the history includes the entries of later pages.
  const readEntries = () => {
    start.entries = history.length;
  };
  addEventListener('pageshow', ({ persisted }) => void (persisted && readEntries()), { capture: true });

  const watchCalls = (owner: object, method: string, state: PageState) => {
    const original: unknown = Reflect.get(owner, method);
    if (typeof original !== 'function') return;
    const watched = new Proxy(original, {
      apply(target, self, values) {
        const isQuiet = state === 'scroll' && (hadGesture || (self instanceof Element && ownership.isInMount(self)));
        if (!isQuiet && ownership.isOwnCall()) touched.push({ state, text: `${method} was called by our code` });
        return Reflect.apply(target, self, values);
      },
    });
    Reflect.set(owner, method, watched);
  };
  watchCalls(history, 'pushState', 'history');
  watchCalls(history, 'replaceState', 'history');
  for (const method of ['scroll', 'scrollTo', 'scrollBy']) {
    watchCalls(window, method, 'scroll');
    watchCalls(Element.prototype, method, 'scroll');
  }
  watchCalls(Element.prototype, 'scrollIntoView', 'scroll');

  const differences = () => {
    const found = [...touched];
    const note = (state: PageState, text: string) => void found.push({ state, text });
    if (title !== undefined && document.title !== title)
      note('title', `the title was "${title}" and is "${document.title}"`);
    if (!hadGesture && location.href !== start.address) note('address', `the address is ${location.href}`);
    if (!hadGesture && history.length !== start.entries)
      note('history', `${history.length - start.entries} history entries were added`);
    const nowOverflow = document.body?.style.overflow;
    if (overflow !== undefined && nowOverflow !== overflow) note('overflow', `body overflow is "${nowOverflow}"`);
    return found;
  };
  return {
    findings: (allowed: readonly PageState[]): Finding[] =>
      differences()
        .filter(({ state }) => !allowed.includes(state))
        .map(({ state, text }) => ({ rule: 'U7', text: `${state}: ${text}` })),
    /** Runs a change on the host's behalf and makes the resulting state the new baseline. */
    asHost<Result>(change: () => Result): Result {
      const result = change();
      if (title !== undefined) title = document.title;
      start.address = location.href;
      start.entries = history.length;
      overflow = document.body?.style.overflow;
      return result;
    },
  };
}
