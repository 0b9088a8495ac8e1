/**
 * Runs in the page: adds `__seen(selector)`, which searches the document and then Hadaya's shadow roots, and returns
 * the box of the first visible match.
 */
export function addSeen(): void {
  const findIn = (root: ParentNode, selector: string): Element | undefined => {
    for (const element of root.querySelectorAll(selector)) {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0 && element.checkVisibility({ checkVisibilityCSS: true })) return element;
    }
    for (const host of root.querySelectorAll('[data-hadaya-root]')) {
      const found = host.shadowRoot ? findIn(host.shadowRoot, selector) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  Reflect.set(window, '__seen', (selector: string) => findIn(document, selector)?.getBoundingClientRect());
}

/**
 * Runs in the page: returns the time of the frame in which an element becomes visible; NaN if this takes more than
 * `limit` ms.
 */
export function frameOf({ selector, limit }: { readonly selector: string; readonly limit: number }): Promise<number> {
  const seen: unknown = Reflect.get(window, '__seen');
  return new Promise((resolve) => {
    const end = performance.now() + limit;
    const look = () => {
      const now = performance.now();
      if (typeof seen === 'function' && seen(selector)) resolve(now);
      else if (now > end) resolve(Number.NaN);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Runs in the page: returns the centre of the first visible match; scrolls to the match if it is outside the viewport.
 */
export function middleOf(selector: string): { readonly x: number; readonly y: number } | undefined {
  const seen: unknown = Reflect.get(window, '__seen');
  if (typeof seen !== 'function') return undefined;
  const box: unknown = seen(selector);
  if (!(box instanceof DOMRect)) return undefined;
  if (box.top < 0 || box.bottom > innerHeight) {
    scrollBy({ top: box.top - innerHeight / 2, behavior: 'instant' });
    return middleOf.call(undefined, selector);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
