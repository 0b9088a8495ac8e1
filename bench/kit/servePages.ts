import { readFileSync } from 'node:fs';
import { compress } from '@hadaya/demo/compress';
import { createShopHandler } from '@hadaya/demo/handler';
import { createShopBackend, type RunningServer, startServer } from '@hadaya/testing/server';
import { mug } from '@hadaya/testing/shop';
import { DIST_FOLDER } from '@hadaya/tools/project';
import { PEER_SCRIPTS } from './peerScripts.ts';

export const PEER_QUERY = 'scripts=peer';
export const FLOOR_QUERY = 'scripts=none';
/** Query for the page on which the gallery does not mount and stays as the server prints it. */
export const NO_GALLERY_QUERY = 'gallery=none';
/** Query for the page with a quote list button below the variation form, as the plugin prints it. */
export const QUOTE_QUERY = 'quote=on';

const GALLERY = 'woo-variation-gallery-wrapper';
const END_OF_VARIATIONS = /<form[^>]*variations_form[\s\S]*?<\/form>/;
const QUOTE = `<div data-hadaya="quote" class="hadaya-quote hadaya-quote-has-steps" data-product="${mug.id}" data-name="${mug.name.en}"
data-minimum="10" data-currency="OMR" data-prices="10=4.9 100=4.2 500=ask"><a class="button hadaya-quote-link" href="/quote/">Add to quote</a></div>`;
const OWN_TAGS = /<script\b[^>]*hadaya\.min\.js[^>]*><\/script>|<link\b[^>]*href="\/dist\/[^>]*>/g;

function withPeerScripts(html: string, scripts: Readonly<Record<string, string>>, start: string): string {
  const tags = Object.keys(scripts).map((path) => `<script src="${path}"></script>`);
  return html
    .replace(OWN_TAGS, '')
    .replace('</body>', `${tags.join('\n')}\n<script>${start}performance.mark('usable')</script></body>`);
}

/**
 * Serves the demo shop, compressed as on a real server, and the variants of its pages that the queries above select.
 * `peerStart` is the peer's code; `more` maps the URL paths of its additional scripts to files.
 */
export function servePages(peerStart = '', more: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const scripts = { ...PEER_SCRIPTS, ...more };
  const shop = createShopHandler({ backend: createShopBackend(), distFolder: DIST_FOLDER });
  return startServer(async (request) => {
    const url = new URL(request.url);
    const peer = scripts[url.pathname];
    const script = { headers: { 'content-type': 'text/javascript' } };
    if (peer) return compress(request, new Response(new Uint8Array(readFileSync(new URL(peer))), script));
    const plain = await shop(new Request(request, { headers: {} }));
    if (url.search.includes(PEER_QUERY))
      return compress(request, new Response(withPeerScripts(await plain.text(), scripts, peerStart), plain));
    if (url.search.includes(FLOOR_QUERY))
      return compress(request, new Response((await plain.text()).replace(OWN_TAGS, ''), plain));
    if (url.search.includes(NO_GALLERY_QUERY))
      return compress(request, new Response((await plain.text()).replaceAll(GALLERY, 'printed-only'), plain));
    if (url.search.includes(QUOTE_QUERY))
      return compress(request, new Response((await plain.text()).replace(END_OF_VARIATIONS, `$&${QUOTE}`), plain));
    return compress(request, plain);
  });
}
