import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServedSite {
  /** URL without a trailing slash. */
  readonly url: string;
  /** Stops the server and all of its workers. */
  readonly stop: () => void;
}

export interface ServerProcess {
  readonly command: string;
  readonly values: readonly string[];
  readonly folder: string;
  /** Additional environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly url: string;
  readonly startupMs: number;
}

const POLL_MS = 50;

/** Kills the whole process group, because workers outlive their parent. */
export function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

/** Waits until the login page loads. A redirect does not count, because some servers redirect the first request. */
async function waitUntilReady({ url, startupMs, logFile }: ServerProcess): Promise<void> {
  const end = Date.now() + startupMs;
  while (Date.now() < end) {
    const status = await fetch(`${url}/wp-login.php`, { redirect: 'manual' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await sleep(POLL_MS);
  }
  throw new Error(`WordPress did not answer at ${url} within ${startupMs / 1000} s; see ${logFile}`);
}

/** Starts a server in its own process group and waits until WordPress responds. */
export async function startServer(server: ServerProcess): Promise<ServedSite> {
  const log = openSync(server.logFile, 'a');
  const child = spawn(server.command, [...server.values], {
    cwd: server.folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...server.environment },
  });
  const stop = () => endGroup(child);
  process.once('exit', stop);
  try {
    await waitUntilReady(server);
  } catch (error) {
    stop();
    throw error;
  }
  return { url: server.url, stop };
}
