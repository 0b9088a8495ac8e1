import { beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const lost = () => Promise.reject(new TypeError('blocked'));

/** A load whose first answers are failures. */
function loadAfter(failures: number) {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part');
  for (let count = 0; count < failures; count += 1) load.mockImplementationOnce(lost);
  return load;
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

it('loads a part once, however often and by how many it is asked for', async () => {
  const load = loadAfter(0);
  const loadPanel = lazyPart(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([loadPanel(), loadPanel(), loadPanel(new AbortController().signal)])).toEqual(
    Array(3).fill('part'),
  );
  expect(await loadPanel()).toBe('part');
  expect(load).toHaveBeenCalledOnce();
});

it('tries once more after a second', async () => {
  const load = loadAfter(1);
  const part = lazyPart(load)();
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('rejects with a typed error after the second failure, and the next call starts afresh', async () => {
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

it('gives a caller whose signal aborts its reason at once; the others go on', async () => {
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

it('tries nothing again when everybody has gone, and loads for whoever comes later', async () => {
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

it('asks for nothing with a signal that has aborted already', async () => {
  const load = loadAfter(0);
  await expect(lazyPart(load)(AbortSignal.abort(new Error('closed')))).rejects.toThrow('closed');
  expect(load).not.toHaveBeenCalled();
});

it('is there without waiting once it has come', async () => {
  const loadPanel = lazyPart(loadAfter(0));
  expect(loadPanel.peek()).toBeUndefined();
  await loadPanel();
  expect(loadPanel.peek()).toBe('part');
});

/** An owner of a part, what it hears, and what starts the part. */
function createOwner(load: () => Promise<string>) {
  const controller = new AbortController();
  const [warn, start, onLost] = [vi.fn(), vi.fn(), vi.fn()];
  const begin = lazyPart(load).starter({ environment: { logger: { warn } }, signal: controller.signal }, start, onLost);
  return { controller, warn, start, onLost, begin };
}

it('is started once, however often its start is asked for', async () => {
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

it('tells of a lost part in one line, and starts it when it is asked for anew', async () => {
  const { begin, start, warn, onLost } = createOwner(loadAfter(2));
  begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn).toHaveBeenCalledOnce();
  expect(onLost).toHaveBeenCalledOnce();
  begin();
  await vi.runAllTimersAsync();
  expect(start).toHaveBeenCalledExactlyOnceWith('part');
});

it.each([
  [true, /upload all of dist\/ to the server/],
  [false, /offline/],
])('says what to do about a lost file: with a line (%s)', async (isOnline, said) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const { begin, warn } = createOwner(loadAfter(2));
  begin();
  await vi.advanceTimersByTimeAsync(1000);
  expect(warn.mock.lastCall?.[0]).toMatch(said);
});

it('starts nothing for an owner that has ended', async () => {
  const { begin, start, warn, controller } = createOwner(loadAfter(0));
  begin();
  controller.abort();
  await vi.runAllTimersAsync();
  expect(start).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
