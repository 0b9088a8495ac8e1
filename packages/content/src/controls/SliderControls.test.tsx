import type { IslandContext } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { answerArrows, createView } from '../slides/index.ts';
import { renderControls, type SliderControlsProps } from './SliderControls.tsx';

const TEXTS = {
  previous: 'Previous slide',
  next: 'Next slide',
  first: 'This is the first slide',
  last: 'This is the last slide',
  pause: 'Pause slideshow',
  play: 'Play slideshow',
  bullet: 'Go to slide {{index}}',
};
const ARROW = (side: string) => `<div class="elementor-swiper-button ${side}" role="button" tabindex="0"></div>`;

function open(plan: SliderControlsProps['plan'] = { hasArrows: true }) {
  document.body.innerHTML = `<section><div class="swiper"><p></p></div>${ARROW('before')}${ARROW('after')}
    <div class="swiper-pagination"></div></section>`;
  const [element] = document.body.children;
  const [root, previous, next, pagination] = document.querySelectorAll<HTMLElement>('section > div');
  if (!(element instanceof HTMLElement) || !root || !previous || !pagination)
    throw new Error('The test needs a slider');
  const controller = new AbortController();
  const { signal } = controller;
  const context: IslandContext<unknown> = {
    island: 'content-slider',
    element,
    settings: {},
    environment: createTestEnvironment(),
    signal,
    fail: vi.fn(),
  };
  const store = createView(0);
  const actions = { move: vi.fn(), goTo: vi.fn(), toggle: vi.fn() };
  const parts = { previous, next, pagination };
  answerArrows(parts, actions.move, signal);
  const draw = async () => {
    renderControls(context, root, { parts, plan, count: 3, store, texts: TEXTS, actions });
    await expect.poll(() => root.querySelector('[role="status"]')).not.toBeNull();
  };
  const button = (name: string) => element.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
  const dots = () => [...pagination.querySelectorAll<HTMLElement>('.swiper-pagination-bullet')];
  return { draw, element, root, previous, next, pagination, store, actions, controller, button, dots };
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('puts Hadaya’s buttons into the printed arrow icons and removes the icons’ button role until unmount', async () => {
  const { draw, previous, actions, button, controller } = open();
  await draw();
  expect([previous.getAttribute('role'), previous.getAttribute('tabindex')]).toEqual([null, null]);
  expect(previous.contains(button('Previous slide'))).toBe(true);
  button('Next slide')?.click();
  button('Previous slide')?.click();
  expect(actions.move.mock.calls).toEqual([['next'], ['previous']]);
  controller.abort();
  expect([previous.getAttribute('role'), previous.childElementCount]).toEqual(['button', 0]);
});

test('printed arrows work before rendering, and rendering moves focus from an arrow to its button', async () => {
  const { draw, previous, next, actions, button } = open();
  next?.click();
  previous.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(actions.move.mock.calls).toEqual([['next'], ['previous']]);
  previous.focus();
  await draw();
  expect(document.activeElement).toBe(button('Previous slide'));
});

test('a slider without arrows leaves the server’s nodes unchanged', async () => {
  const { draw, previous, button } = open({});
  await draw();
  expect(previous.getAttribute('role')).toBe('button');
  expect(button('Next slide')).toBeNull();
});

test('with autoplay, the first control is a pause button that is named after its action', async () => {
  const { draw, root, store, actions, button } = open();
  await draw();
  expect([button(TEXTS.pause), button(TEXTS.play)]).toEqual([null, null]);
  store.dispatch({ autoplay: 'playing' });
  await expect.poll(() => root.querySelector('*')?.contains(button(TEXTS.pause))).toBe(true);
  button(TEXTS.pause)?.click();
  expect(actions.toggle).toHaveBeenCalledOnce();
  store.dispatch({ autoplay: 'stopped' });
  await expect.poll(() => button(TEXTS.play)?.dataset.autoplay).toBe('stopped');
});

test('announces the last slide, and the next move clears the announcement', async () => {
  const { draw, element, store } = open();
  await draw();
  const spoken = () => element.querySelector('[role="status"]')?.textContent;
  expect(spoken()).toBe('');
  store.dispatch({ edge: 'last' });
  await expect.poll(spoken).toBe(TEXTS.last);
  store.dispatch({ index: 1, edge: 'none' });
  await expect.poll(spoken).toBe('');
});

test('named dots share one tab stop and go to their slides when pressed', async () => {
  const { draw, dots, store, actions, pagination, controller } = open({ hasDots: true });
  await draw();
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([1, 2, 3].map((at) => `Go to slide ${at}`));
  const current = () => dots().findIndex((dot) => dot.matches('[aria-current="true"][tabindex="0"]'));
  expect(current()).toBe(0);
  store.dispatch({ index: 2 });
  await expect.poll(current).toBe(2);
  expect(dots().map((dot) => dot.classList.contains('swiper-pagination-bullet-active'))).toEqual([false, false, true]);
  dots()[1]?.click();
  dots()[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  expect(actions.goTo.mock.calls).toEqual([[1], [0]]);
  controller.abort();
  expect([pagination.className, pagination.childElementCount]).toEqual(['swiper-pagination', 0]);
});

test('shows the position as numbers or a progress bar', async () => {
  const { draw, pagination, store } = open({ counter: 'fraction' });
  await draw();
  store.dispatch({ index: 1 });
  await expect.poll(() => pagination.textContent).toBe('2 / 3');
  const bar = open({ counter: 'progressbar' });
  await bar.draw();
  const fill = bar.pagination.querySelector<HTMLElement>('.swiper-pagination-progressbar-fill');
  expect(fill?.style.getPropertyValue('scale')).toMatch(/^0\.33\d* 1$/);
});
