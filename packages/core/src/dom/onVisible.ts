/** Calls back once, when the element first comes within `rootMargin` of the viewport. */
export function onVisible(
  element: Element,
  callback: () => void,
  { signal, rootMargin = '200px' }: { readonly signal: AbortSignal; readonly rootMargin?: string },
): void {
  const page = element.ownerDocument.defaultView;
  if (signal.aborted || !page) return;
  if (!page.IntersectionObserver) {
    callback();
    return;
  }
  const observer = new page.IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
