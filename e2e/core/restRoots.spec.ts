import { searchMarkup } from '@hadaya/demo/menus/searchMarkup';
import type { Page } from '@playwright/test';
import { documentOf } from '../kit/servePage.ts';
import { expect, test } from '../kit/test.ts';

/**
 * Rows of three values: the REST root in the head, the path of a request for a route, and the request's parameters
 * except those of the route.
 */
const ROOTS = [
  ['/wp-json/', '/wp-json/{route}', {}],
  ['/wp-json', '/wp-json/{route}', {}],
  ['/wp-json/?lang=ar', '/wp-json/{route}', { lang: 'ar' }],
  ['/shop/wp-json?lang=ar', '/shop/wp-json/{route}', { lang: 'ar' }],
  ['/?rest_route=/', '/', { rest_route: '/{route}' }],
  ['/shop/index.php?rest_route=/&lang=ar', '/shop/index.php', { rest_route: '/{route}', lang: 'ar' }],
  ['/shop/index.php?lang=ar&rest_route=%2F', '/shop/index.php', { rest_route: '/{route}', lang: 'ar' }],
] as const;

const linkTo = (root: string) => `<link rel="https://api.w.org/" href="${root.replaceAll('&', '&amp;')}">`;

async function answerRest(page: Page, list: unknown): Promise<URL[]> {
  const asked: URL[] = [];
  const isRest = (url: URL) => /wp-json|rest_route/.test(url.href) && !url.pathname.startsWith('/page');
  await page.route(isRest, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ json: list });
  });
  return asked;
}

/** Returns a URL's path and parameters, with `{route}` instead of the route and without the route's own parameters. */
function readCall(url: URL | undefined, route: string, own: readonly string[]) {
  const text = (value: string) => value.replace(route, '{route}');
  const query = [...(url?.searchParams ?? [])].filter(([name]) => !own.includes(name));
  return {
    path: text(url?.pathname ?? ''),
    query: Object.fromEntries(query.map(([name, value]) => [name, text(value)])),
  };
}

for (const [root, path, query] of ROOTS) {
  test(`requests routes under the root ${root}`, async ({ page, servePage, guest }) => {
    await guest.allow({ globals: ['answer'] });
    const asked = await answerRest(page, [{ name: 'Mug', permalink: 'http://127.0.0.1/mug/', images: [] }]);

    await test.step('from the theme client', async () => {
      const ask =
        '<script type="module" src="/dist/api-fetch.min.js"></script><script type="module">window.answer=await hadaya.apiFetch({path:\'/wp/v2/posts?per_page=5\'})</script>';
      await page.goto(servePage('/page-a/', documentOf(`<h1>Page</h1>${ask}`, linkTo(root))));
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'answer')?.length)).toBe(1);
      expect(readCall(asked.at(-1), 'wp/v2/posts', ['_locale'])).toEqual({ path, query: { ...query, per_page: '5' } });
    });

    await test.step('from search suggestions', async () => {
      const field = searchMarkup({ id: 'abc', layout: 'text', action: '/found/', placeholder: 'Search' });
      const settings = '<script>window.hadaya={settings:{menu:{suggestions:true}},q:[]}</script>';
      const body = `<main><h1>Page</h1>${field}</main>${settings}<script src="/dist/hadaya.min.js" defer></script>`;
      const head = `${linkTo(root)}<link rel="stylesheet" href="/dist/menu.min.css">`;
      await page.goto(servePage('/page-b/', documentOf(body, head)));
      await page.getByRole('searchbox').fill('mug');
      await expect(page.getByRole('option')).toHaveText(['Mug']);
      expect(readCall(asked.at(-1), 'wc/store/v1/products', ['per_page', 'catalog_visibility'])).toEqual({
        path,
        query: { ...query, search: 'mug' },
      });
    });
  });
}
