import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { DialogView } from './DialogView.tsx';
import { createDialogStore } from './dialogState.ts';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function draw() {
  const root = document.createElement('div');
  document.body.append(root);
  const store = createDialogStore({ src: PIXEL, alt: 'Mug' });
  const onClose = vi.fn();
  const view = <DialogView store={store} label="Pictures" closeLabel="Close (Esc)" onClose={onClose} />;
  flushSync(() => createRoot(root).render(view));
  return { root, store, onClose };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('opens with a name, the page’s picture and a Close button before anything else loads', () => {
  const { root, onClose } = draw();
  const dialog = root.querySelector('dialog');
  expect([dialog?.open, dialog?.getAttribute('aria-label'), dialog?.hasAttribute('aria-describedby')]).toEqual([
    true,
    'Pictures',
    false,
  ]);
  expect([...root.querySelectorAll('.preview img')].map((one) => one.getAttribute('alt'))).toEqual(['Mug']);
  root.querySelector<HTMLButtonElement>('button[aria-label="Close (Esc)"]')?.click();
  expect(onClose).toHaveBeenCalledOnce();
});

it('announces a delay, then shows the large picture over the small one until the lightbox takes over', () => {
  const { root, store } = draw();
  const loading = () => root.querySelector('.loading');
  store.dispatch({ isLoading: true, late: 'Loading the picture' });
  expect([root.querySelector('.stage')?.getAttribute('aria-busy'), loading()?.textContent]).toEqual([
    'true',
    'Loading the picture',
  ]);
  store.dispatch({ large: { src: PIXEL, alt: '' }, isLoading: false, late: '', isSaid: true });
  expect(root.querySelectorAll('.preview img')).toHaveLength(2);
  expect([loading()?.childNodes.length, loading()?.getAttribute('aria-live')]).toEqual([0, 'off']);
  store.dispatch({ isPreviewed: false, hasGround: false, isFilled: true });
  expect(root.querySelectorAll('.preview, .ground')).toHaveLength(0);
  expect(root.querySelector('dialog')?.getAttribute('aria-describedby')).toBe('position caption');
});
