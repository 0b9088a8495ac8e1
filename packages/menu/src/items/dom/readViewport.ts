import { type MenuViewport, MOBILE_MAX_PX, TABLET_MAX_PX } from '../model/chooseMode.ts';

/** The media queries that tell the menu's widths. */
export const VIEWPORT_QUERIES = [`(max-width: ${MOBILE_MAX_PX}px)`, `(max-width: ${TABLET_MAX_PX}px)`];

/** Which of the menu's widths the viewport has now. */
export function readViewport(page: Window): MenuViewport {
  const [isMobile = false, isTablet = false] = VIEWPORT_QUERIES.map((query) => page.matchMedia(query).matches);
  return { isMobile, isTablet };
}
