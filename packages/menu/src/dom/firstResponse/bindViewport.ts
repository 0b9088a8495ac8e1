import { listen } from '@hadaya/core';
import { type MenuViewport, MOBILE_MAX_PX, TABLET_MAX_PX } from '../../model/viewport.ts';
import type { MenuContext } from '../menuContext.ts';

const QUERIES = [`(max-width: ${MOBILE_MAX_PX}px)`, `(max-width: ${TABLET_MAX_PX}px)`];

/** Which of the menu's widths the viewport has now. */
export function readViewport(page: Window): MenuViewport {
  const [isMobile = false, isTablet = false] = QUERIES.map((query) => page.matchMedia(query).matches);
  return { isMobile, isTablet };
}

/** Follows the viewport by media queries alone, so that a `resize` sent by others or by us costs nothing. */
export function bindViewport({ store, environment, signal }: MenuContext): void {
  const page = environment.window;
  const update = () => store.dispatch({ kind: 'viewport-changed', viewport: readViewport(page) });
  for (const query of QUERIES) listen(page.matchMedia(query), 'change', update, { signal });
}
