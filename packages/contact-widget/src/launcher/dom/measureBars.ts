import type { PageWindow } from '@hadaya/core';
import { type Bar, type Box, type Corner, isButton } from './readLift.ts';

/**
 * Selectors for common plugins' consent banners: Complianz, CookieYes, Cookiebot, OneTrust, Borlabs, Iubenda, GDPR
 * Cookie Compliance, Cookie Notice.
 */
const CONSENT_BOXES =
  '.cmplz-cookiebanner,.cky-consent-container,#cookie-law-info-bar,#CybotCookiebotDialog,#onetrust-banner-sdk,' +
  '#BorlabsCookieBox,.brlbs-cmpnt-dialog-box,#iubenda-cs-banner,#moove_gdpr_cookie_info_bar,#cookie-notice,' +
  '[id*="cookie-banner"],[class*="cookie-banner"],[class*="cookie-consent"]';

/** Consent banners, and bars that themes show and hide on scroll. */
const KNOWN_BARS = `${CONSENT_BOXES},[class*="sticky-add-to-cart"],[class*="sticky-cart"],[class*="sticky-atc"],.wd-sticky-btn,.ct-floating-bar,.woocommerce-store-notice`;

const OWN_ROOT = '[data-hadaya-root="contact-widget"]';

/** Returns whether a child of the body is anchored to the bottom edge; it may still be off screen or hidden. */
function hangsBelow(page: PageWindow, child: Element): boolean {
  const { position, top, bottom } = page.getComputedStyle(child);
  // A full-page menu is also anchored to the top edge, so it does not count.
  return (
    position === 'fixed' && !child.matches(OWN_ROOT) && Number.parseFloat(bottom) <= 1 && !(Number.parseFloat(top) <= 1)
  );
}

/** Returns all elements rendered at a point, including those in open shadow roots but not Hadaya's own widgets. */
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

function findFixed(page: PageWindow, from: Element): Element | undefined {
  for (let at: Element | null = from; at; ) {
    const { position, bottom } = page.getComputedStyle(at);
    if (position === 'fixed' || (position === 'sticky' && bottom !== 'auto')) return at;
    const root: Node = at.getRootNode();
    at = at.parentElement ?? (root instanceof page.ShadowRoot ? root.host : null);
  }
  return undefined;
}

/**
 * Returns possible bars among elements and their descendants: matches of known selectors, and children of the body at
 * the bottom edge.
 */
export function findCandidates(page: PageWindow, arrived: Iterable<Element>): readonly Element[] {
  const { body } = page.document;
  return [...arrived].flatMap((element) => [
    ...element.querySelectorAll(KNOWN_BARS),
    ...(element.matches(KNOWN_BARS) || (element.parentElement === body && hangsBelow(page, element)) ? [element] : []),
  ]);
}

/** Inset from the widget's box in CSS pixels, to skip its rounded corners. */
const INSET_PX = 4;
/** Distance from the lower edge of the widget's box to its middle. */
const MIDDLE_PX = 27;

/**
 * Returns everything rendered at the window's bottom edge and under a widget that is raised by `lift`. Returns nothing
 * while the widget's styles are loading, because its corner then has no coordinates.
 */
function findDrawn(
  { document }: PageWindow,
  { left, right, bottom, height }: Corner,
  lift: number,
): readonly Element[] {
  const middle = (left + right) / 2;
  const points = [left + INSET_PX, middle, right - INSET_PX].flatMap((x) => [
    [x, bottom - lift - 1] as const,
    [x, bottom - lift - MIDDLE_PX] as const,
  ]);
  return [[middle, height - 1] as const, ...points]
    .filter((point) => point.every(Number.isFinite))
    .flatMap(([x, y]) => readPoint(document, x, y));
}

/** Returns the visible box: the fixed element itself may have no size and only anchor its button. */
function readBox(fixed: Element, drawn: Element): Box {
  const box = fixed.getBoundingClientRect();
  return box.width * box.height > 0 ? box : drawn.getBoundingClientRect();
}

/** Elements at the window's bottom edge or under the widget, and candidates that may still appear there. */
export interface FoundBars {
  readonly bars: readonly Bar[];
  /** Elements to observe: bars, and candidates that are still hidden. */
  readonly elements: ReadonlySet<Element>;
}

/** Measures candidates, and everything rendered under the widget when the widget is raised by `lift` CSS pixels. */
export function measureBars(page: PageWindow, candidates: Iterable<Element>, corner: Corner, lift = 0): FoundBars {
  const elements = new Set(candidates);
  const bars: Bar[] = [];
  for (const element of new Set([...elements, ...findDrawn(page, corner, lift)])) {
    const fixed = findFixed(page, element);
    if (!fixed || fixed.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false) continue;
    const { left, right, top, bottom } = readBox(fixed, element);
    const bar = { left, right, top, bottom, isConsent: element.matches(CONSENT_BOXES) };
    bars.push(bar);
    if ((bottom >= corner.height - 1 && top > 0) || isButton(bar)) elements.add(fixed);
  }
  return { bars, elements };
}
