import { type IslandContext, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type MenuSettings, menuSettings } from '../settings.ts';
import { createMenuContext } from '../state/dom/menuContext.ts';
import { readMenu } from '../state/dom/readMenu.ts';
import { drawIcon } from './CloseIcon.tsx';
import { renderMenu } from './Menu.tsx';

const parent = (name: string, below: string) => `<li class="menu-item"><div class="hfe-has-submenu-container">
  <a href="/${name}/">${name}</a></div><ul class="sub-menu" id="menu-${name}">${below}</ul></li>`;

async function draw(icon = '') {
  document.body.innerHTML = `<div><div class="hfe-nav-menu-layout" data-layout="expandible"></div>
    <div class="hfe-nav-menu__toggle"><div class="hfe-nav-menu-icon"><i class="burger"></i></div></div>
    <nav data-close-icon='${icon}'><ul>${parent('gifts', parent('desk', '<li><a href="/pens/">pens</a></li>'))}</ul></nav></div>`;
  const [element] = document.body.children;
  const parts = element instanceof HTMLElement && readMenu(element);
  if (!parts) throw new Error('The test needs a menu');
  const environment = createTestEnvironment();
  // The last hover counts as having happened at time 0, and a press within 400 ms of it could not close a submenu.
  environment.clock.advance(1000);
  const controller = new AbortController();
  const island: IslandContext<MenuSettings> = {
    island: 'menu',
    element: parts.wrapper,
    settings: parseSettings(menuSettings, []).settings,
    environment,
    signal: controller.signal,
    fail: vi.fn(),
  };
  const context = createMenuContext(island, parts);
  renderMenu(context);
  await expect.poll(() => parts.wrapper.querySelectorAll('button')).toHaveLength(2);
  const containers = parts.branches.map(({ container }) => container);
  return {
    element: parts.wrapper,
    containers,
    store: context.store,
    controller,
    drawn: () => [...parts.wrapper.querySelectorAll('button')],
  };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('places each button after its link, with the submenu’s name and state', async () => {
  const { containers, store, drawn } = await draw();
  const states = () => drawn().map((button) => button.getAttribute('aria-expanded'));
  expect(drawn().map((button) => button.parentElement?.parentElement)).toEqual(containers);
  expect(drawn().map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-controls')])).toEqual([
    ['gifts: submenu', 'menu-gifts'],
    ['desk: submenu', 'menu-desk'],
  ]);
  expect(states()).toEqual(['false', 'false']);
  store.dispatch({ kind: 'branch-opened', id: 1 });
  await expect.poll(states).toEqual(['true', 'true']);
  store.dispatch({ kind: 'branch-closed', id: 1 });
  await expect.poll(states).toEqual(['true', 'false']);
});

test.each([
  ['a pointer', 1],
  ['a key', 0],
] as const)('a button press by %s does not bubble to the menu', async (_name, detail) => {
  const { element, store, drawn } = await draw();
  const heard = vi.fn();
  for (const type of ['click', 'keydown']) element.addEventListener(type, heard);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  drawn()[1]?.dispatchEvent(press);
  drawn()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(store.getState().openBranches).toEqual([0, 1]);
  expect(press.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('lets keys other than Enter and Space bubble to the menu', async () => {
  const { element, drawn } = await draw();
  const heard = vi.fn();
  element.addEventListener('keydown', heard);
  drawn()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
});

test('removes the buttons when unmounted', async () => {
  const { controller, drawn } = await draw();
  controller.abort();
  expect(drawn()).toEqual([]);
});

test('replaces the printed icon with the configured close icon while the list is open', async () => {
  const { element, store, controller } = await draw(
    '<svg viewBox="0 0 4 4" class="x"><g stroke-width="2"><path d="M0 0h4"/></g></svg>',
  );
  const printed = element.querySelector<HTMLElement>('.burger');
  const closing = () => printed?.nextElementSibling;
  expect(closing()).toBeNull();
  store.dispatch({ kind: 'viewport-changed', viewport: { isMobile: true, isTablet: true, isTouch: true } });
  store.dispatch({ kind: 'toggled' });
  await expect
    .poll(() => closing()?.innerHTML)
    .toBe('<svg viewBox="0 0 4 4" class="x"><g stroke-width="2"><path d="M0 0h4"></path></g></svg>');
  expect([closing()?.getAttribute('aria-hidden'), printed?.style.display]).toEqual(['true', 'none']);
  store.dispatch({ kind: 'toggled' });
  await expect.poll(closing).toBeNull();
  expect(printed?.hasAttribute('style')).toBe(false);
  controller.abort();
});

test.each(['<svg><path d="M0 0"/>', '</svg>', '<svg><img></svg>', ''])('renders no icon for %s', (html) => {
  expect(drawIcon(html)).toEqual([]);
});
