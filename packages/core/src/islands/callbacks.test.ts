import { createTestEnvironment } from '@hadaya/testing';
import { addMarkup as add, demoIsland as island, prepareIslandPage, settle } from '@hadaya/testing/unit';
import { beforeEach, expect, it } from 'vitest';
import { createClock } from '../environment/createClock.ts';
import { childController, listen } from '../page/listen.ts';
import { watchErrors } from './errors.ts';

const { define, environment, open } = prepareIslandPage();
let failures: unknown[] = [];

beforeEach(() => {
  failures = [];
  const hearing = new AbortController();
  document.addEventListener(
    'hadaya:error',
    (event) =>
      event instanceof CustomEvent && failures.push([event.detail.island, event.detail.code, event.detail.cause]),
    hearing,
  );
  return () => hearing.abort();
});

const cause = new Error('no luck');

it('attributes a listener’s error or rejection to the island, which stays mounted', async () => {
  const element = add('<div class="demo"></div>');
  define(island(({ element: own, signal }) => {
    listen(
      own,
      'click',
      () => {
        throw cause;
      },
      { signal },
    );
    listen(own, 'focus', async () => Promise.reject(cause), { signal });
    listen(
      own,
      'blur',
      () => {
        throw cause;
      },
      { signal: childController(signal).signal },
    );
  }));
  for (const type of ['click', 'focus', 'blur']) element.dispatchEvent(new Event(type));
  await settle();
  expect(failures).toEqual(Array(3).fill(['demo', 'callback_failed', cause]));
  expect(element.dataset.hadayaState).toBe('mounted');
  expect(environment().logger.warnings.map(({ text }) => text)[0]).toBe(
    '[hadaya] "demo" continues after an error: no luck (callback_failed)',
  );
});

it('attributes an error in a timer to the island that set the timer', async () => {
  add('<div class="demo"></div>');
  const clock = createClock(window);
  define(island(({ signal }) =>
    clock.after(
      0,
      () => {
        throw cause;
      },
      signal,
    ),
  ));
  await new Promise((resolve) => setTimeout(resolve));
  expect(failures).toEqual([['demo', 'callback_failed', cause]]);
});

it('does not report a promise that rejects because its island ends', async () => {
  const element = add('<div class="demo"></div>');
  const registry = open();
  define(island(({ element: own, signal }) =>
    listen(
      own,
      'click',
      () => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      {
        signal,
      },
    ),
  ));
  element.click();
  registry?.close();
  await settle();
  expect(failures).toEqual([]);
});

it('reports errors from Hadaya’s files and ignores errors from other scripts', () => {
  const taken: unknown[] = [];
  const seen: unknown[] = [];
  const watching = new AbortController();
  const { window: page } = createTestEnvironment();
  watchErrors(page, (thrown) => taken.push(thrown), { signal: watching.signal, folder: 'https://cdn.example/hadaya/' });
  page.addEventListener('error', ({ error }) => seen.push(error), watching);
  const thrownAt = (stack: string) => Object.assign(new Error('x'), { stack });
  const ours = thrownAt('Error: see https://shop.example/a.js\n    at f (https://cdn.example/hadaya/menu.min.js:1:2)');
  const ourForeign = thrownAt('f@https://cdn.example/hadaya/menu.min.js:1:2\ng@https://shop.example/a.js:3:4');
  const theirs = thrownAt(
    'Error: x\n    at their (https://shop.example/a.js:1:2)\n    at f (https://cdn.example/hadaya/menu.min.js:1:2)',
  );
  for (const error of [ours, ourForeign, theirs])
    page.dispatchEvent(new ErrorEvent('error', { error, cancelable: true }));
  watching.abort();
  expect(taken).toEqual([ours, ourForeign]);
  expect(seen).toEqual([theirs]);
});
