import { afterEach, beforeEach, expect, test } from 'vitest';
import { installLeakCounter, type LeakCounter } from './leakCounter.ts';

const pageWindow = window;
let counter: LeakCounter;

beforeEach(() => {
  document.body.innerHTML = '<button class="swatch">Red</button>';
  counter = installLeakCounter(pageWindow);
});
afterEach(() => counter.restore());

test('reports a leaked listener', () => {
  const before = counter.take();
  window.addEventListener('resize', () => {});
  document.querySelector('button')?.addEventListener('click', () => {});
  expect(counter.since(before)).toEqual(['+1 listener click on button.swatch', '+1 listener resize on window']);
});

test('does not report a removed, aborted or already fired one-time listener', () => {
  const before = counter.take();
  const owner = new AbortController();
  const listener = () => {};
  window.addEventListener('resize', listener);
  window.addEventListener('resize', listener);
  window.removeEventListener('resize', listener);
  window.addEventListener('scroll', () => {}, { signal: owner.signal });
  owner.abort();
  window.addEventListener('focus', () => {}, { once: true });
  window.dispatchEvent(new Event('focus'));
  expect(counter.since(before)).toEqual([]);
});

test('does not report listeners of a removed node', () => {
  const before = counter.take();
  const node = document.createElement('div');
  document.body.append(node);
  node.addEventListener('click', () => {});
  node.remove();
  expect(counter.since(before)).toEqual([]);
});

test('cancelling a frame does not drop a timer with the same id', () => {
  const sevenTimes = { setInterval: () => 7, clearInterval: () => {}, cancelAnimationFrame: () => {} };
  counter.restore();
  const own = Object.entries(sevenTimes).map(([name, value]) => [name, Reflect.get(pageWindow, name), value] as const);
  for (const [name, , value] of own) Reflect.set(pageWindow, name, value);
  counter = installLeakCounter(pageWindow);
  const before = counter.take();
  pageWindow.setInterval(() => {}, 500);
  pageWindow.cancelAnimationFrame(7);
  expect(counter.since(before)).toEqual(['+1 interval 500 ms']);
  counter.restore();
  for (const [name, original] of own) Reflect.set(pageWindow, name, original);
  counter = installLeakCounter(pageWindow);
});

test('reports pending timeouts, intervals and frames, but not cancelled ones', () => {
  const before = counter.take();
  const timeout = pageWindow.setTimeout(() => {}, 60_000);
  const interval = pageWindow.setInterval(() => {}, 60_000);
  const frame = pageWindow.requestAnimationFrame(() => {});
  expect(counter.since(before)).toEqual(['+1 animation frame', '+1 interval 60000 ms', '+1 timeout']);
  pageWindow.clearTimeout(timeout);
  pageWindow.clearInterval(interval);
  pageWindow.cancelAnimationFrame(frame);
  expect(counter.since(before)).toEqual([]);
});

test('does not report a finished timeout', async () => {
  const before = counter.take();
  await new Promise<void>((resolve) => pageWindow.setTimeout(resolve, 1));
  expect(counter.since(before)).toEqual([]);
});

test('does not report a timer that was pending at the first count and has run since', async () => {
  const ran = new Promise((resolve) => {
    window.setTimeout(resolve, 0);
  });
  const before = counter.take();
  await ran;
  expect(counter.since(before)).toEqual([]);
});

test('reports an observer until it disconnects', () => {
  const before = counter.take();
  const observer = new MutationObserver(() => {});
  observer.observe(document.body, { childList: true });
  expect(counter.since(before)).toEqual(['+1 MutationObserver on body']);
  observer.disconnect();
  expect(counter.since(before)).toEqual([]);
});

test('reports added and missing nodes', () => {
  const before = counter.take();
  document.querySelector('button')?.remove();
  document.body.append(document.createElement('aside'));
  expect(counter.since(before)).toEqual(['+1 node aside', '-1 node button.swatch']);
});

test('restore() removes the counter’s own addEventListener from the window', () => {
  const patched = window.addEventListener;
  counter.restore();
  expect(window.addEventListener).not.toBe(patched);
});

test('reports a new prefetch, but not one that has finished', () => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  const before = counter.take();
  document.head.append(link);
  expect(counter.since(before)).toEqual(['+1 prefetch']);
  const during = counter.take();
  link.remove();
  expect(counter.since(during)).toEqual([]);
});
