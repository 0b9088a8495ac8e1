import { type LazyPart, lazyPart } from '@hadaya/core';
import { afterEach, expect, it, vi } from 'vitest';
import { renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';
import { useLazyPart } from './useLazyPart.ts';

const part = { text: 'here' };

function Late({ load }: { readonly load: LazyPart<typeof part> }) {
  const { part, hasFailed, retry } = useLazyPart(load);
  if (hasFailed) return <button type="button" onClick={retry} />;
  return part ? <b>{part.text}</b> : <i />;
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('loads a part on the first render and returns it immediately to the next component', async () => {
  const load = vi.fn(async () => part);
  const late = <Late load={lazyPart(load)} />;
  const first = createContext('<div></div>');
  renderIsland(first.context, late);
  await vi.waitFor(() => expect(first.element.querySelector('b')?.textContent).toBe('here'));
  const second = createContext('<div></div>');
  renderIsland(second.context, late, { isSync: true });
  expect(second.element.querySelector('b')?.textContent).toBe('here');
  expect(load).toHaveBeenCalledOnce();
});

it('reports a failed part and loads it when retry is called', async () => {
  const load = vi.fn(async () => part);
  load.mockRejectedValueOnce(new Error('blocked')).mockRejectedValueOnce(new Error('blocked'));
  const late = <Late load={lazyPart(load)} />;
  const { context, element } = createContext('<div></div>');
  renderIsland(context, late);
  await vi.waitFor(() => expect(element.querySelector('button')).not.toBeNull(), 3000);
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.querySelector('b')).not.toBeNull());
  expect(load).toHaveBeenCalledTimes(3);
});
