import { createStore, type IslandContext } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type RootPlace, renderIsland } from './renderIsland.tsx';
import { useServerClasses, useServerNode } from './useServerNode.ts';
import { useStore } from './useStore.ts';

function createContext(html: string) {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('The test needs an element');
  const controller = new AbortController();
  const fail = vi.fn(() => controller.abort());
  const environment = createTestEnvironment();
  const context: IslandContext<Record<string, never>> = {
    island: 'demo',
    element,
    settings: {},
    environment,
    signal: controller.signal,
    fail,
  };
  return { context, element, controller, fail, logger: environment.logger };
}

const store = createStore((count: number, added: number) => count + added, 1);

function Count() {
  return <i>{useStore(store)}</i>;
}

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

/** Fails at the first try only. */
function Hasty({ error, tries }: { readonly error: Error; readonly tries: string[] }) {
  tries.push('try');
  if (tries.length === 1) throw error;
  return <b>drawn</b>;
}

function Item({ node, isSelected }: { readonly node: Element; readonly isSelected: boolean }) {
  useServerNode(node, { tabindex: '-1', 'aria-checked': String(isSelected) });
  useServerClasses(node, { selected: isSelected, disabled: false });
  return null;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('renderIsland', () => {
  it('draws at once into a node of ours, keeps the server nodes, and leaves without a trace', () => {
    const { context, element, controller } = createContext('<div><p>server</p></div>');
    const server = element.firstElementChild;
    const draw = renderIsland(context, <b>one</b>);
    expect(element.innerHTML).toBe('<p>server</p><div data-hadaya-root="demo"><b>one</b></div>');
    draw(<b>two</b>);
    expect(element.querySelector('b')?.textContent).toBe('two');
    controller.abort();
    draw(<b>three</b>);
    expect(element.innerHTML).toBe('<p>server</p>');
    expect(element.firstElementChild).toBe(server);
  });

  it('puts the root where it is told to', () => {
    const { context, element } = createContext('<ul><li>a</li></ul>');
    const place: RootPlace = { before: element.firstChild, tag: 'li' };
    renderIsland(context, 'x', place);
    expect(element.innerHTML).toBe('<li data-hadaya-root="demo">x</li><li>a</li>');
  });

  it('fault-30 fails the island on a render error and keeps the server markup', async () => {
    const { context, element, fail } = createContext('<div><p>server</p></div>');
    const error = new Error('render');
    renderIsland(context, <Broken error={error} />);
    await Promise.resolve();
    expect(fail).toHaveBeenCalledExactlyOnceWith(error);
    expect(element.innerHTML).toBe('<p>server</p>');
  });

  it('tells the console, and not the page, of an error that a second try has mended', async () => {
    const { context, element, fail, logger } = createContext('<div><p>server</p></div>');
    const heard = vi.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', heard);
    const error = new Error('too early');
    renderIsland(context, <Hasty error={error} tries={[]} />);
    await Promise.resolve();
    window.removeEventListener('error', heard);
    expect(element.querySelector('b')?.textContent).toBe('drawn');
    expect(heard).not.toHaveBeenCalled();
    expect(fail).not.toHaveBeenCalled();
    expect(logger.warnings).toHaveLength(1);
    expect(logger.warnings[0]?.text).toBe('[hadaya] "demo" had to draw again after an error');
  });
});

describe('server nodes owned by components', () => {
  it('writes single attributes and classes, keeps those of others, and restores them', () => {
    const { context, element, controller } = createContext(
      '<div><p class="theme disabled" tabindex="2">server</p></div>',
    );
    const paragraph = element.querySelector('p');
    if (!paragraph) throw new Error('The test needs a paragraph');
    const draw = renderIsland(context, <Item node={paragraph} isSelected={false} />);
    paragraph.classList.add('by-theme');
    draw(<Item node={paragraph} isSelected />);
    expect(paragraph.getAttribute('aria-checked')).toBe('true');
    expect(paragraph.className).toBe('theme by-theme selected');
    controller.abort();
    expect(paragraph.getAttribute('tabindex')).toBe('2');
    expect(paragraph.hasAttribute('aria-checked')).toBe(false);
    expect([...paragraph.classList].sort()).toEqual(['by-theme', 'disabled', 'theme']);
  });
});

describe('useStore', () => {
  it('draws again when the store changes, before the next task', async () => {
    const { context, element } = createContext('<div></div>');
    renderIsland(context, <Count />);
    store.dispatch(2);
    await Promise.resolve();
    expect(element.querySelector('i')?.textContent).toBe('3');
  });
});
