import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '../vite/project.ts';

export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
}

const BIN = resolve(REPOSITORY, 'node_modules/.bin');

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with a control character
const COLOURS = /\u001b\[[0-9;]*m/g;

export interface CommandOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Called for each line while the command runs. */
  readonly onLine?: (line: string) => void;
  /** True for commands with priority, such as browser tests, whose pages have deadlines. */
  readonly isUrgent?: boolean;
  /** Time limit, after which the command and its children are killed and count as failed. */
  readonly limitMs?: number;
}

/**
 * Three times the duration of the longest command on a busy machine, so that a hanging command does not use up a build
 * server's time.
 */
const LIMIT_MS = 2_700_000;

/** `nice` level for commands that are not urgent. */
const STANDS_BACK = 10;

function standBack(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) setPriority(child.pid, STANDS_BACK);
  } catch {
    // The command has already ended, or changing its priority is not permitted, so it runs at normal priority.
  }
}

function endGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}

/**
 * Kills a command with its children on timeout, and when this process ends. The returned function stops watching and
 * returns whether the command timed out.
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

/** Runs one of the repository's tools without input and collects its output. */
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
      const late = stopWatching() ? `\n${command} ${args.join(' ')} timed out after ${limitMs / 1000} s\n` : '';
      done({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8').replace(COLOURS, '') + late });
    });
  });
}
