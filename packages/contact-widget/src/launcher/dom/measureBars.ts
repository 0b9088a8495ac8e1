import type { PageWindow } from '@hadaya/core';
import { type Bar, type Box, type Corner, isButton } from './readLift.ts';

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

/** What may be a bar among elements and what they hold: by the names of the usual ones, or as a child of the body on its edge. */
export function findCandidates(page: PageWindow, arrived: Iterable<Element>): readonly Element[] {
  const { body } = page.document;
  return [...arrived].flatMap((element) => [
    ...element.querySelectorAll(KNOWN_BARS),
    ...(element.matches(KNOWN_BARS) || (element.parentElement === body && hangsBelow(page, element)) ? [element] : []),
  ]);
}

/** CSS pixels inside of the widget's place: its rounded corners are nobody's. */
const INSET_PX = 4;
/** From the lower edge of the widget's place up to its middle. */
const MIDDLE_PX = 27;

/** Whatever is drawn where a widget stands, so far up. One whose styles are not there yet has no place, and its corner no numbers. */
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

/** Where a thing is to be seen: what keeps the place may be a point that its button hangs on. */
function readBox(fixed: Element, drawn: Element): Box {
  const box = fixed.getBoundingClientRect();
  return box.width * box.height > 0 ? box : drawn.getBoundingClientRect();
}

/** What stands at the window's lower edge or in the widget's place now, and what may come to stand there. */
export interface FoundBars {
  readonly bars: readonly Bar[];
  /** To be followed: bars, and candidates that are not to be seen yet. */
  readonly elements: ReadonlySet<Element>;
}

/** Measures candidates, and what is drawn where the widget stands when it has gone up by `lift` CSS pixels. */
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
