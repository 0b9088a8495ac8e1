import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const POLL_MS = 200;
/** A builder that takes longer than this counts as dead. */
const GIVE_UP_MS = 300_000;

function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    // If the builder has finished in the meantime, the lock no longer exists.
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > GIVE_UP_MS) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Builds `result` unless it exists; of several concurrent processes, only one builds and the others wait. */
export function buildOnce(result: string, build: () => void): void {
  mkdirSync(dirname(result), { recursive: true });
  const lock = `${result}.lock`;
  while (!existsSync(result)) {
    if (!tryLock(lock)) {
      sleep(POLL_MS);
      continue;
    }
    try {
      if (!existsSync(result)) build();
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
}
