import { type IslandContext, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { startMockServer } from '@hadaya/testing/unit';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { readSearch } from '../search/dom/readSearch.ts';
import { type MenuSettings, menuSettings } from '../settings.ts';
import { startSuggestions } from './startSuggestions.tsx';

const STORE = `${location.origin}/wp-json/wc/store/v1/products`;
const SEARCH = `${location.origin}/wp-json/wp/v2/search`;
const server = startMockServer();

const product = (name: string) => ({
  name,
  permalink: `https://shop.example/${name}/`,
  price_html: '<span class="amount"><bdi>4.500&nbsp;OMR</bdi></span>',
});

function start(query = '') {
  document.body.innerHTML = `<div lang="en"><form class="hfe-search-button-wrapper" role="search">
    <input class="hfe-search-form__input" type="search" name="s" value="${query}"></form></div>`;
  const [element] = document.body.children;
  if (!(element instanceof HTMLElement)) throw new Error('The test needs an element');
  const environment = createTestEnvironment({ fetch: (input, init) => fetch(input, init) });
  const controller = new AbortController();
  const island: IslandContext<MenuSettings> = {
    island: 'menu-search',
    element,
    settings: parseSettings(menuSettings, []).settings,
    environment,
    signal: controller.signal,
    fail: vi.fn(),
  };
  const context = readSearch(island);
  if (!context) throw new Error('The test needs a field');
  const { input } = context.parts;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    environment.clock.advance(200);
  };
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    input.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const options = () => [...element.querySelectorAll('[role="option"]')];
  const names = () => options().map((option) => option.querySelector('.hadaya-suggestion-title')?.textContent);
  const status = () => element.querySelector('[role="status"]')?.textContent;
  return { begin: () => startSuggestions(context), controller, element, input, type, press, options, names, status };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('shows products with prices in a keyboard-navigable list and announces their number', async () => {
  server.use(http.get(STORE, () => HttpResponse.json([product('Mug'), product('Cup &amp; tray')])));
  const { begin, type, press, options, names, status, input } = start();
  begin();
  type('mu');
  await expect.poll(names).toEqual(['Mug', 'Cup & tray']);
  expect(options()[0]?.textContent).toContain('4.500 OMR');
  expect(status()).toBe('2 results');
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(press('ArrowDown')).toBe(true);
  await Promise.resolve();
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
  expect(input.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  expect(press('Escape')).toBe(true);
  await Promise.resolve();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  expect(press('Escape')).toBe(false);
});

test('shows the newer query’s results and does not request a cached response again', async () => {
  const asked: string[] = [];
  server.use(
    http.get(STORE, ({ request }) => {
      const query = new URL(request.url).searchParams.get('search') ?? '';
      asked.push(query);
      return HttpResponse.json([product(query)]);
    }),
  );
  const { begin, type, names } = start();
  begin();
  type('mu');
  type('mug');
  await expect.poll(names).toEqual(['mug']);
  type('cup');
  await expect.poll(names).toEqual(['cup']);
  type('mug');
  await expect.poll(names).toEqual(['mug']);
  expect(asked.filter((query) => query !== 'mu')).toEqual(['mug', 'cup']);
});

test('falls back to WordPress’s search, and closes the list when both searches fail', async () => {
  server.use(
    http.get(STORE, () => HttpResponse.json({ code: 'rest_no_route' }, { status: 404 })),
    http.get(SEARCH, () => HttpResponse.json([{ title: 'Mug', url: 'https://shop.example/mug/' }])),
  );
  const { begin, type, names, element } = start();
  begin();
  type('mug');
  await expect.poll(names).toEqual(['Mug']);
  const failed = vi.fn(() => new HttpResponse('<html>', { status: 500 }));
  server.use(http.get(STORE, failed), http.get(SEARCH, failed));
  type('cup');
  await expect.poll(() => element.querySelector<HTMLElement>('[role="listbox"]')?.hidden).toBe(true);
});

test('requests only searchable products, and no posts when the Store API denies access', async () => {
  const search = vi.fn(() => HttpResponse.json([{ title: 'Hidden mug', url: 'https://shop.example/hidden/' }]));
  const visibility = vi.fn();
  server.use(
    http.get(STORE, ({ request }) => {
      visibility(new URL(request.url).searchParams.get('catalog_visibility'));
      return HttpResponse.json({ code: 'rest_forbidden' }, { status: 401 });
    }),
    http.get(SEARCH, search),
  );
  const { begin, type, names } = start();
  begin();
  type('mug');
  await expect.poll(() => visibility.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([...new Set(visibility.mock.calls.flat())]).toEqual(['search']);
  expect(search).not.toHaveBeenCalled();
  expect(names()).toEqual([]);
});

test('leaves keys pressed during composition to the input method', async () => {
  server.use(http.get(STORE, () => HttpResponse.json([product('Mug')])));
  const { begin, type, press, names, input } = start();
  begin();
  type('mug');
  await expect.poll(names).toEqual(['Mug']);
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    expect(press(key, { isComposing: true })).toBe(false);
    expect(press(key, { keyCode: 229 })).toBe(false);
  }
  await Promise.resolve();
  expect(input.getAttribute('aria-expanded')).toBe('true');
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
});

test('requests suggestions for text typed before the script starts, but not for a query printed by the server', async () => {
  const asked = vi.fn(() => HttpResponse.json([product('Mug')]));
  server.use(http.get(STORE, asked));
  const printed = start('mug');
  printed.begin();
  printed.controller.abort();
  expect(asked).not.toHaveBeenCalled();
  const typed = start('mug');
  typed.type('mugs');
  typed.begin();
  typed.type('mugs');
  await expect.poll(typed.names).toEqual(['Mug']);
});

test('removes the list and the field’s attributes when unmounted', async () => {
  const { begin, controller, element, input } = start();
  begin();
  await vi.waitFor(() => expect(input.getAttribute('role')).toBe('combobox'));
  controller.abort();
  expect(element.querySelector('[data-hadaya-root]')).toBeNull();
  expect(input.hasAttribute('role')).toBe(false);
});
