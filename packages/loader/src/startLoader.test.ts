import { afterEach, expect, test, vi } from 'vitest';
import { keepEarlyClicks, playTaps } from './startLoader.ts';

const detection = { name: 'x', selectors: [], earlyClicks: { selector: '.item', command: 'x.click' } };

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'hadaya');
});

test('a click on what is not mounted yet goes into the queue, a click elsewhere and a mounted one do not', () => {
  const q: unknown[] = [];
  Reflect.set(window, 'hadaya', { q });
  document.body.innerHTML =
    '<p class="item"><b>one</b></p><i>two</i><div data-hadaya-state="mounted"><p class="item">three</p></div>';
  keepEarlyClicks(detection, window);
  for (const element of document.querySelectorAll<HTMLElement>('b, i, div .item')) element.click();
  expect(q).toEqual([['x.click', document.querySelector('.item')]]);
});

test('an island that never mounts gets twenty clicks and no more', () => {
  const q: unknown[] = [];
  Reflect.set(window, 'hadaya', { q });
  document.body.innerHTML = '<p class="late"></p>';
  keepEarlyClicks({ ...detection, earlyClicks: { selector: '.late', command: 'late.click' } }, window);
  for (let tap = 0; tap < 200; tap += 1) document.querySelector<HTMLElement>('.late')?.click();
  expect(q).toHaveLength(20);
});

test('an island without early clicks, and a page without a queue, are no trouble', () => {
  document.body.innerHTML = '<p class="item"></p>';
  keepEarlyClicks({ name: 'y', selectors: [] }, window);
  expect(() => document.querySelector<HTMLElement>('.item')?.click()).not.toThrow();
});

test('what was tapped before the loader ran is clicked once, when its island is mounted', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div><p class="item"><b>one</b></p><i>two</i></div>';
  const heard: string[] = [];
  document.body.addEventListener('click', ({ target }) => heard.push((target as Element).localName));
  const [inside, other] = [document.querySelector('b'), document.querySelector('i')];
  Reflect.set(window, 'hadaya', { taps: [inside, other, inside] });
  playTaps(window, '.item, .other');
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  document.querySelector('div')?.setAttribute('data-hadaya-state', 'mounted');
  vi.advanceTimersByTime(500);
  expect(heard).toEqual(['p']);
  vi.useRealTimers();
});

test('a tap on what never mounts, or on a page that keeps none, is let go', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<p class="item"></p>';
  playTaps(window, '.item');
  Reflect.set(window, 'hadaya', { taps: [document.querySelector('p')] });
  playTaps(window, '.item');
  vi.advanceTimersByTime(20_000);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
