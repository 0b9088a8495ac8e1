import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './modules.ts';

/** Creates a fake file whose first requests fail; `asked` lists the queries of all requests. */
function lostFile(failures: number) {
  const asked: string[] = [];
  const fetchFile = async (again: string) => {
    asked.push(again);
    if (asked.length <= failures) throw new TypeError('lost');
  };
  return { asked, fetchFile };
}

const comeBack = async (type: 'pageshow' | 'online') => {
  window.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('requests an available file once', async () => {
  const { asked, fetchFile } = lostFile(0);
  await loadWithRetry(fetchFile, () => expect.unreachable());
  await comeBack('online');
  expect(asked).toEqual(['']);
});

it('retries a failed file one second later at another URL', async () => {
  const { asked, fetchFile } = lostFile(1);
  const done = loadWithRetry(fetchFile, () => expect.unreachable());
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual(['']);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(asked).toEqual(['', '?again=1']);
});

it('reports a failed file once, and retries when the visitor returns or reconnects', async () => {
  const { asked, fetchFile } = lostFile(7);
  const tell = vi.fn<(cause: unknown) => void>();
  const done = loadWithRetry(fetchFile, tell);
  await vi.advanceTimersByTimeAsync(60_000);
  await done;
  expect(asked).toEqual(['', '?again=1']);
  for (const type of ['pageshow', 'online', 'online', 'pageshow', 'online', 'online', 'online'] as const)
    await comeBack(type);
  expect(asked).toEqual(['', '?again=1', '?again=2', '?again=3', '?again=4', '?again=5', '?again=5', '?again=5']);
  expect(tell).toHaveBeenCalledOnce();
});
