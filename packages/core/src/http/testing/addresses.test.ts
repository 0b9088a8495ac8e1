import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { fillEndpoint, findAjaxUrl, findRestRoot, findRestUrl, findWcAjaxUrl } from '../addresses.ts';
import { joinRestUrl } from '../joinRestUrl.ts';

const { window: page } = createTestEnvironment();

afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['wpApiSettings', 'wc_add_to_cart_params', 'wc_cart_fragments_params', 'elementorFrontendConfig'])
    Reflect.deleteProperty(window, name);
});

function printRoot(root: string): void {
  document.head.innerHTML = '<link rel="https://api.w.org/">';
  document.head.querySelector('link')?.setAttribute('href', root);
}

describe('REST URLs built from a root in any form and a route', () => {
  const H = 'https://h.test';
  test.each([
    [`${H}/wp-json/`, '/wp/v2/posts', `${H}/wp-json/wp/v2/posts`],
    [`${H}/wp-json`, '/wp/v2/posts?a=1', `${H}/wp-json/wp/v2/posts?a=1`],
    [`${H}/sub/wp-json`, 'wp/v2/posts', `${H}/sub/wp-json/wp/v2/posts`],
    [`${H}/index.php/wp-json/`, 'wp/v2/posts?a=1', `${H}/index.php/wp-json/wp/v2/posts?a=1`],
    [`${H}/wp-json/?lang=ar`, '/wp/v2/posts', `${H}/wp-json/wp/v2/posts?lang=ar`],
    [`${H}/wp-json?lang=ar`, '/wp/v2/posts?a=1', `${H}/wp-json/wp/v2/posts?lang=ar&a=1`],
    [`${H}/sub/ar/wp-json/?lang=ar&x=1#top`, 'x', `${H}/sub/ar/wp-json/x?lang=ar&x=1`],
    [`${H}/wp-json/?lang=ar`, '/x?lang=en', `${H}/wp-json/x?lang=en`],
    [`${H}/wp-json/?include=1`, '/x?include[]=2&include[]=3', `${H}/wp-json/x?include[]=2&include[]=3`],
    [`${H}/wp-json/?`, '/x?a=1', `${H}/wp-json/x?a=1`],
    ['/wp-json/?lang=ar', '/x', '/wp-json/x?lang=ar'],
    [`${H}/?rest_route=/`, '/wp/v2/posts?a=1&b=2', `${H}/?rest_route=/wp/v2/posts&a=1&b=2`],
    ['?rest_route=/', 'wp/v2/posts', '?rest_route=/wp/v2/posts'],
    [`${H}/index.php?rest_route=`, 'wp/v2/posts', `${H}/index.php?rest_route=/wp/v2/posts`],
    [`${H}/index.php?rest_route=%2F`, 'wp/v2/posts', `${H}/index.php?rest_route=/wp/v2/posts`],
    [`${H}/index.php?rest_route=/&lang=ar`, 'x?a=1', `${H}/index.php?rest_route=/x&lang=ar&a=1`],
    [`${H}/sub/index.php?lang=ar&rest_route=/`, 'x?a=1', `${H}/sub/index.php?lang=ar&rest_route=/x&a=1`],
    [`${H}/index.php?lang=ar&rest_route=/`, 'x?lang=en', `${H}/index.php?rest_route=/x&lang=en`],
    [`${H}/?rest_route=/`, '/my/v1/a+b&c%20d', `${H}/?rest_route=/my/v1/a%2Bb%26c%20d`],
    [`${H}/wp-json/`, '//x//y', `${H}/wp-json/x//y`],
    [`${H}/wp-json/?lang=ar`, '', `${H}/wp-json/?lang=ar`],
    [`${H}/wp-json/?lang=%E0%A4%A`, '/x?b=%', `${H}/wp-json/x?lang=%E0%A4%A&b=%`],
    [`${H}/wp-json/?lang=ar`, '/x?a=1#part', `${H}/wp-json/x?lang=ar&a=1#part`],
  ])('joins %s and %s', (root, route, expected) => expect(joinRestUrl(root, route)).toBe(expected));

  test('encodes additional arguments, which override arguments in the root', () => {
    printRoot('https://h.test/wp-json/?lang=ar&per_page=1');
    expect(findRestUrl(page, 'x?a=1', { search: 'mug & pen', per_page: '6' })).toBe(
      'https://h.test/wp-json/x?lang=ar&a=1&search=mug+%26+pen&per_page=6',
    );
  });
});

describe('the REST root of a page', () => {
  test.each([
    [' https://h.test/wp-json/ ', 'https://h.test/wp-json/'],
    ['https://h.test/?rest_route=/&amp;lang=ar', 'https://h.test/?rest_route=/&lang=ar'],
    ['https://h.test/index.php?lang=ar&#038;rest_route=/', 'https://h.test/index.php?lang=ar&rest_route=/'],
    ['https://h.test/wp-json/wp/v2/', 'https://h.test/wp-json/'],
    ['https://h.test/wp-json/wc/store/v1/products?lang=ar', 'https://h.test/wp-json/?lang=ar'],
  ])('reads %s as %s', (given, root) => {
    expect(findRestRoot(page, given)).toBe(root);
    printRoot(given);
    expect(findRestRoot(page)).toBe(root);
  });

  test.each(['', '  '])('keeps the page’s own root when the setting is empty (%j)', (given) => {
    printRoot('https://h.test/wp-json/');
    expect(findRestRoot(page, given)).toBe('https://h.test/wp-json/');
  });

  test('on an HTTPS page, upgrades a root on the page’s host to HTTPS and leaves other hosts’ roots unchanged', () => {
    const secure = {
      ...page,
      document,
      location: { protocol: 'https:', host: 'shop.test', origin: 'https://shop.test' },
    };
    const root = (given: string) => findRestRoot(Object.assign(Object.create(window), secure), given);
    expect(root('http://shop.test/wp-json/')).toBe('https://shop.test/wp-json/');
    expect(root('http://shop.test?rest_route=/')).toBe('https://shop.test?rest_route=/');
    expect(root('http://shop.test.other/wp-json/')).toBe('http://shop.test.other/wp-json/');
  });
});

describe('WooCommerce’s endpoints', () => {
  test.each([
    ['https://h.test/wp-json/', 'https://h.test/?wc-ajax=x'],
    ['https://h.test/wp-json', 'https://h.test/?wc-ajax=x'],
    ['https://h.test/sub/wp-json/', 'https://h.test/sub/?wc-ajax=x'],
    ['https://h.test/sub/index.php/wp-json/', 'https://h.test/sub/?wc-ajax=x'],
    ['https://h.test/index.php?rest_route=/', 'https://h.test/?wc-ajax=x'],
    ['https://h.test/?rest_route=/', 'https://h.test/?wc-ajax=x'],
    ['https://h.test/sub/?rest_route=/&lang=ar', 'https://h.test/sub/?lang=ar&wc-ajax=x'],
    ['https://h.test/wp-json/?lang=ar', 'https://h.test/?lang=ar&wc-ajax=x'],
    ['https://h.test/ar/api/', 'https://h.test/ar/?wc-ajax=x'],
    ['https://h.test', 'https://h.test?wc-ajax=x'],
    ['/wp-json/', '/?wc-ajax=x'],
    ['//h.test/wp-json/', '//h.test/?wc-ajax=x'],
  ])('on a site with the REST root %s have the URL %s', (root, expected) => {
    printRoot(root);
    expect(fillEndpoint(findWcAjaxUrl(page, {}), 'x')).toBe(expected);
  });

  test.each([
    ['/ar/?lang=ar&wc-ajax=%%endpoint%%', '/ar/?lang=ar&wc-ajax=x'],
    ['/?wc-ajax=%%endpoint%%&lang=ar', '/?wc-ajax=x&lang=ar'],
    ['/?lang=ar&amp;wc-ajax=%%endpoint%%', '/?lang=ar&wc-ajax=x'],
    ['/?wc-ajax=%25%25endpoint%25%25', '/?wc-ajax=x'],
    ['/?wc-ajax=get_refreshed_fragments&lang=ar', '/?wc-ajax=x&lang=ar'],
    ['/?wc-ajax=', '/?wc-ajax=x'],
    ['/wp-admin/admin-ajax.php?lang=ar', undefined],
  ])('built from the template %s have the URL %s', (wcAjaxUrl, expected) => {
    expect(fillEndpoint(findWcAjaxUrl(page, { wcAjaxUrl }), 'x')).toBe(expected);
  });

  test('a page without variations takes the endpoint template from WooCommerce’s cart scripts', () => {
    Object.assign(window, { wc_add_to_cart_params: { wc_ajax_url: '/ar/?wc-ajax=%%endpoint%%' } });
    expect(findWcAjaxUrl(page, {})).toBe('/ar/?wc-ajax=%%endpoint%%');
    Reflect.deleteProperty(window, 'wc_add_to_cart_params');
    Object.assign(window, { wc_cart_fragments_params: { wc_ajax_url: '/en/?wc-ajax=%%endpoint%%' } });
    expect(findWcAjaxUrl(page, {})).toBe('/en/?wc-ajax=%%endpoint%%');
  });
});

test.each([
  [' https://h.test/wp-admin/admin-ajax.php?lang=ar&#038;x=1 ', 'https://h.test/wp-admin/admin-ajax.php?lang=ar&x=1'],
  ['', 'https://e.test/a.php'],
])('the admin-ajax URL %j is read as %s', (ajaxUrl, expected) => {
  Object.assign(window, { elementorFrontendConfig: { urls: { ajaxurl: 'https://e.test/a.php' } } });
  expect(findAjaxUrl(page, { ajaxUrl })).toBe(expected);
});
