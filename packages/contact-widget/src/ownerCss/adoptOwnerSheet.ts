import type { ContactPage } from '../ContactPage.ts';
import { createOwnerSheet } from './createOwnerSheet.ts';

/** Points of the window, as parts of its size, that a closed widget in a corner leaves free. */
const POINTS = [
  [0.5, 0.5],
  [0.5, 0.1],
  [0.1, 0.5],
  [0.9, 0.5],
  [0.5, 0.8],
] as const;

/** Whether a closed widget lies over most of the window. */
function coversPage({ context, store }: ContactPage, host: Element): boolean {
  const { window, document } = context.environment;
  if (Object.values(store.getState()).some(({ open }) => open.kind !== 'collapsed')) return false;
  const hits = POINTS.filter(([x, y]) => {
    const found = document.elementFromPoint(window.innerWidth * x, window.innerHeight * y);
    return found !== null && host.contains(found);
  });
  return hits.length >= 4;
}

/** Where an owner's sheet goes: the widget's node, the root that adopts sheets, and the scope where that is the page. */
export interface OwnerSheetPlace {
  readonly host: HTMLElement;
  readonly root: Document | ShadowRoot;
  readonly scope?: string;
}

/**
 * Puts the owner's style sheet into force until the widgets end, and returns it; one that buries the page under the
 * widget is taken out.
 */
export function adoptOwnerSheet(
  page: ContactPage,
  css: string,
  { host, root, scope }: OwnerSheetPlace,
): CSSStyleSheet | undefined {
  const { signal, context } = page;
  const { window, logger, clock } = context.environment;
  if (signal.aborted) return undefined;
  const sheet = createOwnerSheet(window, css, scope);
  if (!sheet) {
    logger.warn('custom_css of the contact widget is longer than 64 KB and is not used. Shorten it');
    return undefined;
  }
  const remove = () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  signal.addEventListener('abort', remove, { once: true });
  const look = () => {
    if (!coversPage(page, host)) return;
    remove();
    logger.warn('custom_css of the contact widget lays the widget over the whole page and is not used. Correct it');
  };
  // Once what it styles is drawn.
  clock.frame(() => clock.frame(look, signal), signal);
  return sheet;
}
