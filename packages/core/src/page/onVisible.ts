import { childController, listen } from './listen.ts';

/**
 * Calls `callback` once: when the element first comes within `rootMargin` of the viewport, or when the visitor focuses
 * or clicks something in it, because the observer may fire late on a slow device.
 */
export function onVisible(
  element: Element,
  callback: () => void,
  { signal, rootMargin = '200px' }: { readonly signal: AbortSignal; readonly rootMargin?: string },
): void {
  const waiting = childController(signal);
  const see = () => {
    waiting.abort();
    callback();
  };
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && see(), {
    rootMargin,
  });
  if (!signal.aborted) observer.observe(element);
  waiting.signal.onabort = () => observer.disconnect();
  for (const name of ['focusin', 'click']) listen(element, name, see, { signal: waiting.signal, capture: true });
}
