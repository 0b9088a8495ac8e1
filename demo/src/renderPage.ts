import type { Catalogue } from '@hadaya/testing/shop';
import { labFrame, type PageFrame } from './frame.ts';
import { layout } from './layout.ts';
import type { DemoPage, Notice, PageContext, Sources } from './page.ts';
import { addNonce, moveStyleAttributes, removeScripts, STRICT_POLICY } from './policy.ts';
import { LIVE_HEADER, readSwitches, switchQuery } from './switches.ts';
import { shellTexts } from './texts/shellTexts.ts';

export interface RenderInput {
  readonly page: DemoPage;
  /** The frame around the page; the minimal frame by default. */
  readonly frame?: PageFrame;
  /** Prefix for every link on the page, for example `/lab`. */
  readonly base?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly pages: readonly DemoPage[];
  readonly url: URL;
  readonly catalogue: Catalogue;
  readonly hasDistFile: (name: string) => boolean;
  readonly sources?: Sources | undefined;
  readonly notice?: Notice;
  /** Fields of a posted form; the page preselects the posted `attribute_*` values. */
  readonly posted?: readonly (readonly [string, string])[];
}

/** Renders a page according to the switches in its URL. The same input gives the same bytes. */
export function renderPage(input: RenderInput): Response {
  const { page, pages, url, catalogue, hasDistFile, notice, posted = [], base = '', frame = labFrame } = input;
  const switches = readSwitches(url.searchParams);
  const kept = switchQuery(url.searchParams);
  const context: PageContext = {
    locale: switches.locale,
    asked: new URLSearchParams(
      switches.preselect === 'on' ? [...posted, ...url.searchParams].map(([...pair]) => pair) : [],
    ),
    url,
    pages,
    catalogue,
    texts: shellTexts[switches.locale],
    sellsByQuote: frame.sellsByQuote ?? false,
    isDevelopment: input.sources !== undefined,
    link: (path) => `${base}${path}${kept.replaceAll('&', '&amp;')}`,
    ...(notice === undefined ? {} : { notice }),
  };
  const sources = switches.files === 'sources' && page.loader !== 'none' ? input.sources : undefined;
  const whole = layout({ page, frame, context, switches, hasDistFile, ...(sources ? { sources } : {}) });
  const html = switches.js === 'off' ? removeScripts(whole) : whole;
  const live = sources ? { [LIVE_HEADER]: 'live' } : {};
  const headers = {
    ...live,
    'Content-Type': 'text/html; charset=UTF-8',
    'Cache-Control': 'no-cache',
    ...input.headers,
  };
  if (switches.csp === 'open') return new Response(html, { headers });
  const strict = addNonce(moveStyleAttributes(html));
  return new Response(strict, { headers: { ...headers, 'Content-Security-Policy': STRICT_POLICY } });
}
