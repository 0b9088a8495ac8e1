// @vitest-environment node
import { createCatalogue } from '@hadaya/testing/shop';
import { describe, expect, it } from 'vitest';
import { serveAsset } from './assets.ts';
import { findPage, pages } from './lab/index.ts';
import type { DemoPage } from './page.ts';
import { renderPage } from './renderPage.ts';

const catalogue = createCatalogue();

async function render(page: DemoPage, query = ''): Promise<{ html: string; response: Response }> {
  const url = new URL(`${page.path}${query}`, 'http://shop.test');
  const response = renderPage({ page, pages: pages(), url, catalogue, hasDistFile: () => true });
  return { html: await response.text(), response };
}

function mugPage(): DemoPage {
  const page = findPage('/product/ceramic-mug/', catalogue);
  if (page === undefined) throw new Error('The mug has no page.');
  return page;
}

describe.each(pages().map((page) => [page.path, page] as const))('%s', (_, page) => {
  it('renders identical bytes every time', async () => {
    expect((await render(page)).html).toBe((await render(page)).html);
  });

  it('has an Arabic RTL version without an English title', async () => {
    const { html } = await render(page, '?dir=rtl');
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(html).toContain(`<title>${page.title.ar}`);
    expect(html).not.toContain(page.title.en);
  });

  it('serves every picture it displays', async () => {
    const { html } = await render(page);
    const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, source]) => source ?? '');
    expect(sources.filter((source) => serveAsset(source) === undefined)).toEqual([]);
  });

  it('sets width and height on every picture', async () => {
    const { html } = await render(page);
    const pictures = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag);
    expect(pictures.filter((tag) => !/ width="\d+"/.test(tag) || !/ height="\d+"/.test(tag))).toEqual([]);
  });

  it('links only to pages of this shop', async () => {
    const { html } = await render(page);
    const targets = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path]) => path ?? '');
    expect(targets.filter((path) => findPage(path, catalogue) === undefined)).toEqual([]);
  });

  it('has exactly one h1', async () => {
    expect((await render(page)).html.match(/<h1[\s>]/g)).toHaveLength(1);
  });
});

describe('query options', () => {
  it('with ?js=off, sends no script and shows the native selects', async () => {
    const { html } = await render(mugPage(), '?js=off');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<noscript');
    expect(html).toContain('.woo-variation-raw-select{display:block!important}');
  });

  it('with ?csp=strict, adds a nonce to every script and style and omits style attributes', async () => {
    const { html, response } = await render(mugPage(), '?csp=strict');
    expect(response.headers.get('Content-Security-Policy')).toContain(
      "script-src 'nonce-hadaya-demo' 'strict-dynamic'",
    );
    expect(html.match(/<(?:script|style)(?! nonce="hadaya-demo")/g)).toBeNull();
    expect(html).not.toMatch(/<[a-z][^<>]* style="/);
    expect(html).toContain('[data-style="0"]');
  });

  it('links keep the query options', async () => {
    const { html } = await render(mugPage(), '?dir=rtl&csp=strict');
    expect(html).toContain('href="/?dir=rtl&amp;csp=strict"');
  });

  it('with ?preselect=off, ignores attributes in the URL, as a cached page does', async () => {
    const query = '?attribute_pa_color=red';
    expect((await render(mugPage(), query)).html).toContain('value="red" selected="selected"');
    expect((await render(mugPage(), `${query}&preselect=off`)).html).not.toContain('selected="selected"');
  });

  it('a URL with all attributes selects the matching variation on the page', async () => {
    const { html } = await render(mugPage(), '?attribute_pa_color=blue&attribute_pa_size=m');
    expect(html).toContain('data-variation_id="24"');
  });
});

describe('the page frame', () => {
  it('links only built style sheets', async () => {
    const url = new URL('http://shop.test/product/ceramic-mug/');
    const hasDistFile = (name: string) => name === 'swatches.min.css';
    const html = await renderPage({ page: mugPage(), pages: pages(), url, catalogue, hasDistFile }).text();
    expect(html).toContain('/dist/swatches.min.css');
    expect(html).not.toContain('/dist/gallery.min.css');
  });

  it('links the look’s style sheet last, and only if the shop uses the look', async () => {
    const read = async (query: string) => {
      const url = new URL(`http://shop.test/product/ceramic-mug/${query}`);
      const html = await renderPage({
        page: mugPage(),
        pages: pages(),
        url,
        catalogue,
        hasDistFile: () => true,
      }).text();
      return [...html.matchAll(/"\/dist\/([\w-]+)\.min\.css"/g)].map(([, name]) => name);
    };
    expect((await read('')).at(-1)).toBe('look');
    expect(await read('?theme=plain')).not.toContain('look');
  });

  it('escapes settings so that they cannot close their script element', async () => {
    const settings = () => [{ name: 'evil', value: { text: '</script><b>' } }];
    expect((await render({ ...mugPage(), settings })).html).not.toContain('</script><b>');
  });
});
