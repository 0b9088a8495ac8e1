import { type BackendCall, fieldOf, readCall } from '@hadaya/testing/server';
import type { Catalogue } from '@hadaya/testing/shop';
import { addToCart, readOrdered } from '../cart.ts';
import { notFoundPage } from '../lab/notFoundPage.ts';
import type { DemoPage, Notice, Sources } from '../page.ts';
import { type RenderInput, renderPage } from '../renderPage.ts';
import { readSwitches } from '../switches.ts';
import {
  addLine,
  CART_COOKIE,
  type CartLine,
  readCart,
  readCookie,
  readQuantity,
  setQuantities,
  writeCart,
} from './cartLines.ts';
import { orderSizes } from './orderSizes.ts';
import { checkoutPage, isComplete, orderPage } from './pages/cartPages.ts';
import { searchPage } from './pages/shopPages.ts';
import { offerPage } from './quote/offerPage.ts';
import { siteFrame } from './siteFrame.ts';
import { sitePages } from './sitePages.ts';
import { siteTexts } from './siteTexts.ts';
import { NETWORK_COOKIE } from './slowNetwork.ts';

export interface SiteInput {
  readonly catalogue: Catalogue;
  readonly hasDistFile: (name: string) => boolean;
  readonly sources?: Sources | undefined;
}

function cartAfter(call: BackendCall, cart: readonly CartLine[], catalogue: Catalogue): readonly CartLine[] {
  const removed = fieldOf(call, 'remove');
  if (removed !== undefined) return cart.filter((_, index) => index !== Number(removed));
  if (fieldOf(call, 'update') !== undefined) return setQuantities(cart, call.fields);
  if (call.url.pathname === '/checkout/') return isComplete(call.fields) ? [] : cart;
  const ordered = readOrdered(call, catalogue);
  if (!ordered) return cart;
  const choice = Object.fromEntries(call.fields.filter(([name]) => name.startsWith('attribute_')));
  return addLine(cart, { ...ordered, choice, quantity: readQuantity(fieldOf(call, 'quantity')) });
}

function findSitePage(
  url: URL,
  pages: readonly DemoPage[],
  cart: readonly CartLine[],
  call?: BackendCall,
): DemoPage | undefined {
  const query = url.searchParams.get('s');
  if (url.pathname === '/' && query !== null) return searchPage(query);
  if (url.pathname === '/checkout/' && call)
    return isComplete(call.fields) ? orderPage(call.fields) : checkoutPage(cart, call.fields);
  if (url.pathname === '/offer/') return offerPage(url);
  return pages.find(({ path }) => path === url.pathname);
}

function noticeAfter(call: BackendCall, catalogue: Catalogue): Notice | undefined {
  const { locale } = readSwitches(call.url.searchParams);
  if (fieldOf(call, 'add-to-cart') !== undefined) {
    const notice = addToCart(call, catalogue);
    const next = { path: '/cart/', text: siteTexts.viewCart[locale] };
    return notice.kind === 'success' ? { ...notice, next } : notice;
  }
  if (call.url.pathname === '/quote/') return { kind: 'success', text: siteTexts.quoteSent[locale] };
  if (call.url.pathname === '/offer/') return { kind: 'success', text: siteTexts.offerAccepted[locale] };
  if (call.url.pathname !== '/checkout/' || isComplete(call.fields)) return undefined;
  return { kind: 'error', text: siteTexts.orderRefused[locale] };
}

/**
 * Returns a page's `Set-Cookie` header. After a posted form, it stores the cart; otherwise, it stores the slow-network
 * flag if this flag has changed.
 */
function cookiesOf(url: URL, cookies: string, cart?: readonly CartLine[]): Readonly<Record<string, string>> {
  const isSlow = readSwitches(url.searchParams).network === 'slow';
  const wasSlow = readCookie(cookies, NETWORK_COOKIE) === 'slow';
  if (cart) return { 'Set-Cookie': `${CART_COOKIE}=${writeCart(cart)}; Path=/; SameSite=Lax` };
  if (isSlow === wasSlow) return {};
  return {
    'Set-Cookie': `${NETWORK_COOKIE}=${isSlow ? 'slow' : ''}; Path=/; SameSite=Lax${isSlow ? '' : '; Max-Age=0'}`,
  };
}

/** Disables scripts in the browser itself, so that `@media (scripting: none)` in style sheets matches. */
const NO_SCRIPTS =
  'sandbox allow-forms allow-same-origin allow-top-navigation allow-popups allow-popups-to-escape-sandbox';

export async function serveSite(request: Request, { hasDistFile, sources, ...given }: SiteInput): Promise<Response> {
  const catalogue = orderSizes(given.catalogue);
  const url = new URL(request.url);
  const cookies = request.headers.get('cookie') ?? '';
  const call = request.method === 'POST' ? await readCall(request) : undefined;
  const before = readCart(cookies, catalogue);
  const cart = call ? cartAfter(call, before, catalogue) : before;
  const pages = sitePages(catalogue, cart);
  const page = findSitePage(url, pages, cart, call);
  const notice = call && noticeAfter(call, catalogue);
  const input: RenderInput = {
    page: page ?? notFoundPage,
    pages,
    url,
    catalogue,
    hasDistFile,
    sources,
    frame: siteFrame(cart.reduce((sum, { quantity }) => sum + quantity, 0)),
    headers: {
      ...cookiesOf(url, cookies, call && cart),
      ...(readSwitches(url.searchParams).js === 'off' ? { 'Content-Security-Policy': NO_SCRIPTS } : {}),
    },
    posted: call?.fields ?? [],
    ...(notice ? { notice } : {}),
  };
  const answer = renderPage(input);
  return page ? answer : new Response(answer.body, { status: 404, headers: answer.headers });
}
