import { afterEach, expect, it, vi } from 'vitest';
import { type LostProps, lazyView } from './lazyView.tsx';
import { renderIsland } from './renderIsland.tsx';
import { createContext } from './testing/createContext.ts';

function Panel({ text }: { readonly text: string; readonly isOpen?: boolean }) {
  return <b>{text}</b>;
}

function Lost({ onRetry }: LostProps) {
  return (
    <button type="button" onClick={onRetry}>
      again
    </button>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('is fetched when it is first open, and stays', async () => {
  const load = vi.fn(async () => Panel);
  const Late = lazyView(load);
  const { context, element } = createContext('<div></div>');
  const draw = renderIsland(context, <Late text="one" isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  draw(<Late text="one" isOpen />);
  await vi.waitFor(() => expect(element.querySelector('b')?.textContent).toBe('one'));
  draw(<Late text="two" isOpen={false} />);
  expect(element.querySelector('b')?.textContent).toBe('two');
  expect(load).toHaveBeenCalledOnce();
});

it('is stood in for when its file does not come, and tried again on request', async () => {
  const load = vi.fn(async () => Panel);
  load.mockRejectedValueOnce(new Error('blocked')).mockRejectedValueOnce(new Error('blocked'));
  const Late = lazyView(load, Lost);
  const { context, element } = createContext('<div></div>');
  renderIsland(context, <Late text="one" />);
  await vi.waitFor(() => expect(element.querySelector('button')).not.toBeNull());
  element.querySelector('button')?.click();
  await vi.waitFor(() => expect(element.querySelector('b')?.textContent).toBe('one'));
  expect(element.querySelector('button')).toBeNull();
});
