import type { Clock } from '../clock.ts';

const RECHECK_MS = 50;
const GIVE_UP_MS = 5000;

/** Whether the parser is past the end of an element: something follows it, or the document is complete. */
function isParsed(element: Element): boolean {
  if (element.ownerDocument.readyState !== 'loading') return true;
  for (let node: Node | null = element; node; node = node.parentNode) if (node.nextSibling) return true;
  return false;
}

/**
 * Calls back once an element holds all of its children. Does not rely on document events, which script optimisers
 * delay or rename and whose `readyState` they fake: what follows the element is proof enough, and five seconds without
 * proof count as parsed. Nothing is called once the signal has aborted.
 */
export function whenParsed(
  element: Element,
  callback: () => void,
  { clock, signal }: { readonly clock: Pick<Clock, 'after'>; readonly signal: AbortSignal },
): void {
  const check = (waitedMs: number) => {
    if (isParsed(element) || waitedMs >= GIVE_UP_MS) callback();
    else clock.after(RECHECK_MS, () => check(waitedMs + RECHECK_MS), signal);
  };
  check(0);
}
