import { createStore } from '@hadaya/core';
import { afterEach, expect, it, vi } from 'vitest';
import { type RootTarget, renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';
import { useStore } from './useStore.ts';

const store = createStore((count: number, added: number) => count + added, 1);

function Count() {
  return <i>{useStore(store)}</i>;
}

function Broken({ error }: { readonly error: Error }): never {
  throw error;
}

function Hasty({ error, tries }: { readonly error: Error; readonly tries: string[] }) {
  tries.push('try');
  if (tries.length === 1) throw error;
  return <b>drawn</b>;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('renders asynchronously into its own node', async () => {
  const { context, element } = createContext('<div></div>');
  const draw = renderIsland(context, <b>one</b>);
  expect(element.querySelector('b')).toBeNull();
  await vi.waitFor(() => expect(element.querySelector('b')?.textContent).toBe('one'));
  draw(<b>two</b>);
  await vi.waitFor(() => expect(element.querySelector('b')?.textContent).toBe('two'));
});

it('renders synchronously with isSync and leaves the server’s nodes unchanged after unmount', () => {
  const { context, element, controller } = createContext('<div><p>server</p></div>');
  const server = element.firstElementChild;
  const draw = renderIsland(context, <b>one</b>, { isSync: true });
  expect(element.innerHTML).toBe('<p>server</p><div data-hadaya-root="demo"><b>one</b></div>');
  draw(<b>two</b>);
  expect(element.querySelector('b')?.textContent).toBe('two');
  controller.abort();
  draw(<b>three</b>);
  expect(element.innerHTML).toBe('<p>server</p>');
  expect(element.firstElementChild).toBe(server);
});

it('renders the root at the given position', () => {
  const { context, element } = createContext('<ul><li>a</li></ul>');
  const target: RootTarget = { before: element.firstChild, tag: 'li', isSync: true };
  renderIsland(context, 'x', target);
  expect(element.innerHTML).toBe('<li data-hadaya-root="demo">x</li><li>a</li>');
});

it('fails the island on a render error and keeps the server markup', async () => {
  const { context, element, fail } = createContext('<div><p>server</p></div>');
  const error = new Error('render');
  renderIsland(context, <Broken error={error} />);
  await vi.waitFor(() => expect(fail).toHaveBeenCalled());
  expect(fail).toHaveBeenCalledExactlyOnceWith(error);
  expect(element.innerHTML).toBe('<p>server</p>');
});

it('logs only a warning when a second render succeeds after an error', async () => {
  const { context, element, fail, logger } = createContext('<div><p>server</p></div>');
  const heard = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', heard);
  const error = new Error('too early');
  renderIsland(context, <Hasty error={error} tries={[]} />);
  await vi.waitFor(() => expect(element.querySelector('b')?.textContent).toBe('drawn'));
  window.removeEventListener('error', heard);
  expect(heard).not.toHaveBeenCalled();
  expect(fail).not.toHaveBeenCalled();
  expect(logger.warnings).toHaveLength(1);
  expect(logger.warnings[0]?.text).toBe('[hadaya] "demo" rendered again after an error');
});

it('useStore re-renders its component after a store change, before the next task', async () => {
  const { context, element } = createContext('<div></div>');
  renderIsland(context, <Count />, { isSync: true });
  store.dispatch(2);
  await Promise.resolve();
  expect(element.querySelector('i')?.textContent).toBe('3');
});
