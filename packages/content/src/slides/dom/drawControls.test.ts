import { createLoan } from '@hadaya/core';
import { afterEach, expect, test, vi } from 'vitest';
import { createView, drawControls } from './drawControls.ts';

const TEXTS = {
  previous: 'Previous slide',
  next: 'Next slide',
  first: 'This is the first slide',
  last: 'This is the last slide',
  pause: 'Pause slide show',
  start: 'Start slide show',
};
const ARROW = (side: string) => `<div class="elementor-swiper-button ${side}" role="button" tabindex="0"></div>`;

function draw({ hasArrows = true }: { readonly hasArrows?: boolean } = {}) {
  document.body.innerHTML = `<section><div class="swiper"></div>${ARROW('before')}${ARROW('after')}</section>`;
  const [element] = document.body.children;
  const [root, previous, next] = document.querySelectorAll<HTMLElement>('section > div');
  if (!(element instanceof HTMLElement) || !root) throw new Error('The test needs a slider');
  const store = createView(0);
  const actions = { move: vi.fn(), toggle: vi.fn() };
  const controller = new AbortController();
  const { signal } = controller;
  drawControls(
    { island: 'content-slider', signal, loan: createLoan(signal) },
    { parts: { root, previous, next }, plan: { hasArrows }, store, texts: TEXTS, actions },
  );
  return { element, previous, store, actions, controller, button: (name: string) => findButton(element, name) };
}

const findButton = (element: Element, name: string) =>
  element.querySelector<HTMLElement>(`button[aria-label="${name}"]`);

afterEach(() => {
  document.body.innerHTML = '';
});

test('the arrows are buttons of ours inside the server’s signs, which lose their role and give it back', () => {
  const { previous, actions, button, controller } = draw();
  expect([previous?.getAttribute('role'), previous?.getAttribute('tabindex')]).toEqual([null, null]);
  expect(previous?.contains(button('Previous slide'))).toBe(true);
  button('Next slide')?.click();
  button('Previous slide')?.click();
  expect(actions.move.mock.calls).toEqual([['next'], ['previous']]);
  controller.abort();
  expect([previous?.getAttribute('role'), previous?.childElementCount]).toEqual(['button', 0]);
});

test('a slider without arrows keeps the server’s nodes as they are', () => {
  const { previous, button } = draw({ hasArrows: false });
  expect(previous?.getAttribute('role')).toBe('button');
  expect(button('Next slide')).toBeNull();
});

test('only what moves by itself can be paused, and the button says what it does', () => {
  const { store, actions, button } = draw();
  expect([button(TEXTS.pause), button(TEXTS.start)]).toEqual([null, null]);
  store.dispatch({ autoplay: 'playing' });
  button(TEXTS.pause)?.click();
  expect(actions.toggle).toHaveBeenCalledOnce();
  store.dispatch({ autoplay: 'stopped' });
  expect(button(TEXTS.start)?.dataset.autoplay).toBe('stopped');
});

test('an end is said, and silent again with the next move', () => {
  const { element, store } = draw();
  const spoken = () => element.querySelector('[role="status"]')?.textContent;
  expect(spoken()).toBe('');
  store.dispatch({ edge: 'last' });
  expect(spoken()).toBe(TEXTS.last);
  store.dispatch({ index: 1, edge: 'none' });
  expect(spoken()).toBe('');
});
