import type { PageWindow } from '@hadaya/core';
import type { Bar, Corner } from './readLift.ts';

/** The consent boxes of the usual plugins: Complianz, CookieYes, Cookiebot, OneTrust, Borlabs, Iubenda, GDPR Cookie Compliance, Cookie Notice. */
const CONSENT_BOXES =
  '.cmplz-cookiebanner,.cky-consent-container,#cookie-law-info-bar,#CybotCookiebotDialog,#onetrust-banner-sdk,' +
  '#BorlabsCookieBox,.brlbs-cmpnt-dialog-box,#iubenda-cs-banner,#moove_gdpr_cookie_info_bar,#cookie-notice,' +
  '[id*="cookie-banner"],[class*="cookie-banner"],[class*="cookie-consent"]';

/** Consent boxes, and bars that themes show and hide while the visitor scrolls. */
const KNOWN_BARS = `${CONSENT_BOXES},[class*="sticky-add-to-cart"],[class*="sticky-cart"],[class*="sticky-atc"],.wd-sticky-btn,.ct-floating-bar,.woocommerce-store-notice`;

const OWN_ROOT = '[data-hadaya-root="contact-widget"]';

/** Whether a child of the body hangs on the lower edge; it may still be slid out or hidden. */
function hangsBelow(page: PageWindow, child: Element): boolean {
  const { position, top, bottom } = page.getComputedStyle(child);
  // A menu over the whole page hangs on the upper edge as well.
  return (
    position === 'fixed' && !child.matches(OWN_ROOT) && Number.parseFloat(bottom) <= 1 && !(Number.parseFloat(top) <= 1)
  );
}

/** Everything drawn at a point, also inside open shadow roots; nothing of the widgets. */
function readPoint(root: Document | ShadowRoot, x: number, y: number): readonly Element[] {
  return root
    .elementsFromPoint(x, y)
    .flatMap((found) =>
      found.closest(OWN_ROOT) || found.getRootNode() !== root ? [] : [found, ...readInside(found, x, y)],
    );
}

function readInside({ shadowRoot }: Element, x: number, y: number): readonly Element[] {
  return shadowRoot ? readPoint(shadowRoot, x, y) : [];
}

/** The element itself or the one around it that keeps its place on the screen. */
function findFixed(page: PageWindow, from: Element): Element | undefined {
  for (let at: Element | null = from; at; ) {
    const { position, bottom } = page.getComputedStyle(at);
    if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return at;
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof page.ShadowRoot ? root.host : null);
  }
  return undefined;
}

/** What stands at the window's lower edge now, and what may come to stand there. */
export interface FoundBars {
  readonly bars: readonly Bar[];
  /** To be followed: bars, and those by a known name that are not to be seen yet. */
  readonly elements: ReadonlySet<Element>;
}

/**
 * Looks for bars: by the names of the usual ones, then at whatever is drawn where the widget stands. A widget whose styles
 * are not there yet has no place, and its corner no numbers.
 */
export function findBars(page: PageWindow, { left, right, bottom, height }: Corner): FoundBars {
  const { document } = page;
  const elements = new Set<Element>([
    ...document.querySelectorAll(KNOWN_BARS),
    ...[...document.body.children].filter((child) => hangsBelow(page, child)),
  ]);
  const x = (left + right) / 2;
  const points = [height - 1, bottom - 1]
    .filter((y) => Number.isFinite(x) && Number.isFinite(y))
    .flatMap((y) => readPoint(document, x, y));
  const bars: Bar[] = [];
  for (const element of new Set([...elements, ...points])) {
    const fixed = findFixed(page, element);
    if (!fixed || fixed.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) continue;
    const box = fixed.getBoundingClientRect();
    const bar = {
      left: box.left,
      right: box.right,
      top: box.top,
      bottom: box.bottom,
      isConsent: element.matches(CONSENT_BOXES),
    };
    bars.push(bar);
    if (bar.bottom >= height - 1 && bar.top > 0) elements.add(fixed);
  }
  return { bars, elements };
}
