import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const failing = () => Promise.reject(new TypeError('blocked'));

function loadAfter(failures: number) {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  for (let count = 0; count < failures; count += 1) load.mockImplementationOnce(failing);
  return load;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('loads a part once for any number of callers', async () => {
  const load = loadAfter(0);
  const loadPanel = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loadPanel(), loadPanel(), loadPanel(new AbortController().signal)])).toEqual(
    Array(3).fill('part'),
  );
  expect(await loadPanel()).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('retries a failed load once, one second later', async () => {
  const load = loadAfter(1);
  const part = lazyPart(load)();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('rejects with a typed error after the second failure, and the next call loads the part again', async () => {
  const load = loadAfter(2);
  const loadPanel = lazyPart(load);
  const failed = expect(loadPanel()).rejects.toMatchObject({
    name: 'HadayaError',
    code: 'load_failed',
    cause: { message: 'blocked' },
  });
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(await loadPanel()).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
});

it('rejects immediately for a caller that aborts, but still loads the part for other callers', async () => {
  const load = loadAfter(1);
  const loadPanel = lazyPart(load);
  const leaving = new AbortController();
  const gone = expect(loadPanel(leaving.signal)).rejects.toThrow('closed');
  const stays = loadPanel(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort(new Error('closed'));
  await gone;
  await vi.advanceTimersByTimeAsync(500);
  expect(await stays).toBe('part');
});

it('does not retry after all callers have aborted, but loads the part for a later caller', async () => {
  const load = loadAfter(1);
  const loadPanel = lazyPart(load);
  const leaving = new AbortController();
  const gone = expect(loadPanel(leaving.signal)).rejects.toThrow('closed');
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort(new Error('closed'));
  await gone;
  expect(vi.getTimerCount()).toBe(0);
  expect(load).toHaveBeenCalledOnce();
  expect(await loadPanel()).toBe('part');
});

it('loads nothing with an aborted signal', async () => {
  const load = loadAfter(0);
  await expect(lazyPart(load)(AbortSignal.abort(new Error('closed')))).rejects.toThrow('closed');
  expect(load).not.toHaveBeenCalled();
});

it('peek() returns a loaded part synchronously', async () => {
  const loadPanel = lazyPart(loadAfter(0));
  expect(loadPanel.peek()).toBeUndefined();
  await loadPanel();
  expect(loadPanel.peek()).toBe('part');
});

function createOwner(load: () => Promise<string>) {
  const controller = new AbortController();
  const [warn, start, onFailed] = [vi.fn(), vi.fn(), vi.fn()];
  const begin = lazyPart(load).starter(
    { environment: { logger: { warn } }, signal: controller.signal },
    start,
    onFailed,
  );
  return { controller, warn, start, onFailed, begin };
}

it('starts a part once for any number of calls', async () => {
  const load = loadAfter(0);
  const { begin, start } = createOwner(load);
  begin();
  begin();
  await vi.runAllTimersAsync();
  begin();
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledExactlyOnceWith('part');
  expect(load).toHaveBeenCalledOnce();
});

it('reports a failed part in one line and starts it on the next call', async () => {
  const { begin, start, warn, onFailed } = createOwner(loadAfter(2));
  begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn).toHaveBeenCalledOnce();
  expect(onFailed).toHaveBeenCalledOnce();
  begin();
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledExactlyOnceWith('part');
});

it.each([
  [true, /upload all of dist\/ to the server/],
  [false, /offline/],
])('explains what to do about a failed file (online: %s)', async (isOnline, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { begin, warn } = createOwner(loadAfter(2));
  begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn.mock.lastCall?.[0]).toMatch(said);
});

it('starts nothing after the caller’s signal aborts', async () => {
  const { begin, start, warn, controller } = createOwner(loadAfter(0));
  begin();
  controller.abort();
  await vi.runAllTimersAsync();
  expect(start).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
