import { afterEach, expect, test } from 'vitest';
import { keepEarlyClicks } from './startLoader.ts';

const detection = { name: 'x', selectors: [], earlyClicks: { selector: '.item', command: 'x.click' } };

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'hadaya');
});

test('queues a click on an unmounted island, but not one on a mounted island or elsewhere', () => {
  const q: unknown[] = [];
  Reflect.set(window, 'hadaya', { q });
  document.body.innerHTML =
    '<p class="item"><b>one</b></p><i>two</i><div data-hadaya-state="mounted"><p class="item">three</p></div>';
  keepEarlyClicks(detection, window);
  for (const element of document.querySelectorAll<HTMLElement>('b, i, div .item')) element.click();
  expect(q).toEqual([['x.click', document.querySelector('.item')]]);
});

test('queues at most twenty clicks', () => {
  const q: unknown[] = [];
  Reflect.set(window, 'hadaya', { q });
  document.body.innerHTML = '<p class="late"></p>';
  keepEarlyClicks({ ...detection, earlyClicks: { selector: '.late', command: 'late.click' } }, window);
  for (let tap = 0; tap < 200; tap += 1) document.querySelector<HTMLElement>('.late')?.click();
  expect(q).toHaveLength(20);
});

test('does not throw for an island without early clicks or on a page without a queue', () => {
  document.body.innerHTML = '<p class="item"></p>';
  keepEarlyClicks({ name: 'y', selectors: [] }, window);
  expect(() => document.querySelector<HTMLElement>('.item')?.click()).not.toThrow();
});
