import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '../vite/project.ts';

/** How a command ended and what it said. */
export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
}

const BIN = resolve(REPOSITORY, 'node_modules/.bin');

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
const COLOURS = /\u001b\[[0-9;]*m/g;

/** How a command is run. */
export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Hears each line while the command runs. */
  readonly onLine?: (line: string) => void;
  /** Whether it may take time from the others. What runs in browsers may: it waits for pages, and pages have deadlines. */
  readonly isUrgent?: boolean;
  /** After so long it is ended with all that it has started, and has failed. */
  readonly limitMs?: number;
}

/** Three times what the longest command takes on a noisy machine: what hangs must not hold a build server's whole time. */
const LIMIT_MS = 2_700_000;

/** How much a command stands back behind urgent ones, as `nice` counts it. */
const STANDS_BACK = 10;

function standBack(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, STANDS_BACK);
  } catch {
    // It has ended already, or the system does not allow it: then it runs like the others.
  }
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // All of it has ended already.
  }
}

/**
 * Ends a command with all that it has started when it is late, and when this process ends. What comes back ends the watch
 * and says whether the command was late.
 */
function endWhenLate(child: ChildProcess, limitMs: number): () => boolean {
  let isLate = false;
  const end = () => endGroup(child);
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, limitMs);
  process.on('exit', end);
  return () => {
    clearTimeout(timer);
    process.off('exit', end);
    return isLate;
  };
}

/** Runs a tool of the repository, without input, and collects what it prints. */
export function runCommand(
  command: string,
  args: readonly string[],
  { env = {}, onLine, isUrgent = false, limitMs = LIMIT_MS }: CommandOptions = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      detached: process.platform !== 'win32',
    });
    const stopWatching = endWhenLate(child, limitMs);
    if (!isUrgent) standBack(child);
    if (onLine) createInterface({ input: child.stdout }).on('line', onLine);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => done({ exitCode: 1, output: String(error) }));
    child.once('close', (code) => {
      const late = stopWatching() ? `\n${command} ${args.join(' ')} had not ended after ${limitMs / 1000} s\n` : '';
      done({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8').replace(COLOURS, '') + late });
    });
  });
}
