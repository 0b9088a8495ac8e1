import { type IslandContext, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { type MenuSettings, menuSettings } from '../../settings.ts';
import { createMenuContext } from '../../state/dom/menuContext.ts';
import { readMenu } from '../../state/dom/readMenu.ts';
import { drawButtons } from './drawButtons.ts';

const parent = (name: string, below: string) => `<li class="menu-item"><div class="hfe-has-submenu-container">
  <a href="/${name}/">${name}</a></div><ul class="sub-menu" id="menu-${name}">${below}</ul></li>`;

function draw() {
  document.body.innerHTML = `<div><div class="hfe-nav-menu-layout" data-layout="expandible"></div>
    <nav><ul>${parent('gifts', parent('desk', '<li><a href="/pens/">pens</a></li>'))}</ul></nav></div>`;
  const [element] = document.body.children;
  const parts = element instanceof HTMLElement && readMenu(element);
  if (!parts) throw new Error('The test needs a menu');
  const environment = createTestEnvironment();
  // Long after the last pointing.
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
  drawButtons(context);
  const places = parts.branches.map(({ container }) => container);
  return {
    element: parts.wrapper,
    places,
    store: context.store,
    controller,
    drawn: () => [...parts.wrapper.querySelectorAll('button')],
  };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('each button stands beside its link, names its submenu and tells its state', () => {
  const { places, store, drawn } = draw();
  const states = () => drawn().map((button) => button.getAttribute('aria-expanded'));
  expect(drawn().map((button) => button.parentElement?.parentElement)).toEqual(places);
  expect(drawn().map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-controls')])).toEqual([
    ['gifts: submenu', 'menu-gifts'],
    ['desk: submenu', 'menu-desk'],
  ]);
  expect(states()).toEqual(['false', 'false']);
  store.dispatch({ kind: 'branch-opened', id: 1 });
  expect(states()).toEqual(['true', 'true']);
  store.dispatch({ kind: 'branch-closed', id: 1 });
  expect(states()).toEqual(['true', 'false']);
});

test.each([
  ['a pointer', 1],
  ['a key', 0],
] as const)('a press by %s is the button’s alone', (_name, detail) => {
  const { element, store, drawn } = draw();
  const heard = vi.fn();
  for (const type of ['click', 'keydown']) element.addEventListener(type, heard);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  drawn()[1]?.dispatchEvent(press);
  drawn()[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(store.getState().openBranches).toEqual([0, 1]);
  expect(press.defaultPrevented).toBe(true);
  expect(heard).not.toHaveBeenCalled();
});

test('other keys go on to the menu, which walks by them', () => {
  const { element, drawn } = draw();
  const heard = vi.fn();
  element.addEventListener('keydown', heard);
  drawn()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(heard).toHaveBeenCalledOnce();
});

test('the buttons leave with the menu', () => {
  const { controller, drawn } = draw();
  controller.abort();
  expect(drawn()).toEqual([]);
});
