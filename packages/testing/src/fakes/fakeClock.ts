import type { Clock } from '@hadaya/core';

/** Duration of a frame on a 60 Hz screen, in whole milliseconds. */
export const FRAME_MS = 16;
const IDLE_MS = 1;
const START_MS = Date.UTC(2026, 0, 15, 8, 0, 0);

/** A clock that only a test advances. */
export interface FakeClock extends Clock {
  /** Advances time and runs due callbacks in order. */
  advance(ms: number): void;
  /** Works like `advance`, but lets promises settle after every callback. */
  advanceAsync(ms: number): Promise<void>;
  /** Returns the number of waiting callbacks, which is 0 after a clean unmount. */
  pending(): number;
}

interface Task {
  readonly callback: () => void;
  readonly repeatMs: number | undefined;
  dueMs: number;
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Creates a clock that starts at `startMs`, in milliseconds since 1970; by default, at 2026-01-15 08:00 UTC. */
export function createFakeClock(startMs: number = START_MS): FakeClock {
  let nowMs = startMs;
  const tasks = new Set<Task>();

  const schedule = (task: Task, signal: AbortSignal | undefined) => {
    if (signal?.aborted) return;
    tasks.add(task);
    signal?.addEventListener('abort', () => tasks.delete(task), { once: true });
  };
  const once = (ms: number, callback: () => void, signal: AbortSignal | undefined) =>
    schedule({ callback, repeatMs: undefined, dueMs: nowMs + Math.max(0, ms) }, signal);
  const nextDue = (untilMs: number) =>
    [...tasks].filter((task) => task.dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
  const runNext = (untilMs: number): boolean => {
    const task = nextDue(untilMs);
    if (!task) return false;
    nowMs = Math.max(nowMs, task.dueMs);
    if (task.repeatMs === undefined) tasks.delete(task);
    else task.dueMs += Math.max(1, task.repeatMs);
    task.callback();
    return true;
  };

  return {
    now: () => nowMs,
    after: once,
    every: (ms, callback, signal) => schedule({ callback, repeatMs: ms, dueMs: nowMs + ms }, signal),
    turn: (callback, signal) => once(0, callback, signal),
    frame: (callback, signal) => once(FRAME_MS, callback, signal),
    idle: (callback, signal) => once(IDLE_MS, callback, signal),
    pending: () => tasks.size,
    advance(ms) {
      const untilMs = nowMs + ms;
      while (runNext(untilMs));
      nowMs = untilMs;
    },
    async advanceAsync(ms) {
      const untilMs = nowMs + ms;
      await settle();
      while (runNext(untilMs)) await settle();
      nowMs = untilMs;
    },
  };
}
