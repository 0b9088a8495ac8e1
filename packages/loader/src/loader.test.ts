import { afterEach, describe, expect, it, vi } from 'vitest';
import { findBaseUrl } from './data.ts';
import { preloadModule } from './modules.ts';
import { isNeeded, watchPage } from './startLoader.ts';
import { addSheets, placeSheet } from './styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.useRealTimers();
});

function addScript(src: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('src', src);
  document.head.append(script);
}

describe('findBaseUrl', () => {
  it.each([
    ['https://cdn.example/hadaya', 'https://cdn.example/hadaya/'],
    [' https://cdn.example/hadaya// ', 'https://cdn.example/hadaya/'],
  ])('prefers hadaya.baseUrl: %o', (given, base) => {
    addScript('https://other.example/hadaya.min.js');
    expect(findBaseUrl(document, given)).toBe(base);
  });

  it('resolves a relative baseUrl against the page, so that combining files does not change the result', () => {
    expect(findBaseUrl(document, '/assets/hadaya')).toBe(new URL('/assets/hadaya/', document.baseURI).href);
  });

  it.each(['https://cdn.example/v1/hadaya.min.js', 'https://cdn.example/v1/hadaya.min.js?ver=2#x'])(
    'finds our tag’s folder: %s',
    (src) => {
      addScript(src);
      expect(findBaseUrl(document, undefined)).toBe('https://cdn.example/v1/');
    },
  );

  it('does not use the folder of a script other than the loader, such as a combined file', () => {
    addScript('https://shop.example/cache/all.min.js');
    expect(findBaseUrl(document, undefined)).toBeUndefined();
    expect(findBaseUrl(document, '  ')).toBeUndefined();
  });
});

describe('isNeeded', () => {
  const detection = { name: 'demo', selectors: ['.demo', '[data-hadaya="demo"]'], globals: ['demo_options'] };

  it('is true if a selector matches or the page contains the replaced plugin’s settings', () => {
    expect(isNeeded(detection, window)).toBe(false);
    Reflect.set(window, 'demo_options', {});
    expect(isNeeded(detection, window)).toBe(true);
    Reflect.deleteProperty(window, 'demo_options');
    document.body.innerHTML = '<div data-hadaya="demo"></div>';
    expect(isNeeded(detection, window)).toBe(true);
  });
});

it('isNeeded is true when hadaya.settings contains the setting that the island names', () => {
  const detection = { name: 'demo', selectors: ['.demo'], globals: ['demo_options'], setting: 'demo.items' };
  Reflect.set(window, 'hadaya', { settings: { demo: {} } });
  expect(isNeeded(detection, window)).toBe(false);
  Reflect.set(window, 'hadaya', { settings: { demo: { items: [] } } });
  expect(isNeeded(detection, window)).toBe(true);
  Reflect.deleteProperty(window, 'hadaya');
});

describe('preloadModule', () => {
  it('adds the file’s integrity hash', () => {
    const page = document.implementation.createHTMLDocument('');
    preloadModule(page, { href: '/dist/a.min.js', nonce: '', integrity: 'sha384-x' });
    const link = page.querySelector('link');
    expect([link?.integrity, link?.crossOrigin]).toEqual(['sha384-x', 'anonymous']);
  });

  it('adds a single link with the nonce, or none if the theme already links to the file', () => {
    const page = document.implementation.createHTMLDocument('');
    page.head.innerHTML = '<link rel="modulepreload" href="https://shop.example/theme/core-1.min.js?ver=1">';
    preloadModule(page, { href: 'https://cdn.example/core-1.min.js', nonce: '' });
    expect(page.querySelectorAll('link')).toHaveLength(1);
    const module = { href: 'https://cdn.example/react-1.min.js', nonce: 'abc' };
    preloadModule(page, module);
    preloadModule(page, module);
    const added = [...page.querySelectorAll('link')].slice(1);
    expect(added.map(({ rel, href, nonce }) => [rel, href, nonce])).toEqual([
      ['modulepreload', 'https://cdn.example/react-1.min.js', 'abc'],
    ]);
  });
});

describe('placeSheet', () => {
  const BASE = 'https://cdn.example/';
  /** Adds Hadaya's sheets to a head one after another; returns the order of all sheets. */
  function orderOf(html: string, names: readonly string[]): readonly string[] {
    const page = document.implementation.createHTMLDocument('');
    page.head.innerHTML = html;
    for (const name of names) {
      const added = page.createElement('link');
      page.head.append(added);
      placeSheet(page, added, BASE, name === 'look');
      added.rel = 'stylesheet';
      added.href = `${BASE}${name}.min.css`;
    }
    const nameOf = (node: Element) => node.id || (node.getAttribute('href') ?? '').replace(/.*\/|\.min\.css/g, '');
    return [...page.head.children].map(nameOf);
  }
  const link = (href: string) => `<link rel="stylesheet" href="https://shop.example/${href}">`;

  it('inserts a style sheet after those of plugins and WordPress and before the site’s own', () => {
    const head = `<style id="wp-block-inline-css"></style>${link('wp-content/plugins/woocommerce/woo.css')}<meta id="meta">`;
    expect(
      orderOf(`${head}${link('wp-content/themes/shop/theme.css')}<style id="wp-custom-css"></style>`, ['gallery']),
    ).toEqual([...['wp-block-inline-css', 'woo.css', 'meta', 'gallery', 'theme.css', 'wp-custom-css']]);
    expect(orderOf(`${head}<style id="wp-custom-css"></style>`, ['gallery']).slice(-2)).toEqual([
      'gallery',
      'wp-custom-css',
    ]);
    expect(orderOf(link('cache/all.css'), ['menu', 'gallery'])).toEqual(['menu', 'gallery', 'all.css']);
    expect(orderOf('', ['menu'])).toEqual(['menu']);
  });

  it('inserts a style sheet before the look’s style sheet, which overrides it', () => {
    expect(orderOf('', ['menu', 'look', 'gallery'])).toEqual(['menu', 'gallery', 'look']);
    expect(orderOf(link('theme.css'), ['menu', 'look', 'gallery'])).toEqual(['menu', 'gallery', 'look', 'theme.css']);
    expect(orderOf(link('theme.css'), ['look'])).toEqual(['theme.css', 'look']);
  });
});

describe('watchPage', () => {
  it('checks immediately, on new content and every second until the check succeeds', async () => {
    vi.useFakeTimers();
    let checks = 0;
    watchPage(window, () => {
      checks += 1;
      return checks >= 4;
    });
    expect(checks).toBe(1);
    document.body.append(document.createElement('p'), document.createElement('p'));
    await vi.advanceTimersByTimeAsync(10);
    expect(checks).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(checks).toBe(4);
    document.body.append(document.createElement('p'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(checks).toBe(4);
  });

  it('pauses while the page is hidden', async () => {
    vi.useFakeTimers();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    let checks = 0;
    watchPage(window, () => {
      checks += 1;
      return checks >= 2;
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(checks).toBe(1);
    hidden.mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(checks).toBe(2);
    hidden.mockRestore();
  });
});

describe('addSheets', () => {
  const read = (islands: readonly string[], printed = '') => {
    // No file loads in these tests; the fake timers keep retries from running.
    vi.useFakeTimers();
    const page = document.implementation.createHTMLDocument('');
    page.head.innerHTML = printed && `<link rel="stylesheet" href="https://shop.example/${printed}.min.css?ver=1">`;
    addSheets(islands, { page, base: 'https://cdn.example/', nonce: '' });
    return [...page.querySelectorAll('link[crossorigin]')].map((link) =>
      link.getAttribute('href')?.replace(/.*\/|\.min\.css/g, ''),
    );
  };

  it.each([
    ['adds each island’s style sheet', ['attribution', 'swatches', 'gallery'], '', ['swatches', 'gallery']],
    ['adds only the style sheet that is not printed', ['swatches', 'gallery'], 'gallery', ['swatches']],
  ])('gallery and swatches: %s', (_, islands, printed, sheets) => {
    expect(read(islands, printed)).toEqual(sheets);
  });
});
