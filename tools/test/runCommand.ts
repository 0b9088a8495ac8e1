import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { REPOSITORY } from '../islandBundle/project.ts';

/** How a command ended and what it said. */
export interface CommandResult {
  readonly exitCode: number;
  readonly output: string;
}

const BIN = resolve(REPOSITORY, 'node_modules/.bin');

// biome-ignore lint/suspicious/noControlCharactersInRegex: colour codes begin with one
const COLOURS = /\u001b\[[0-9;]*m/g;

/** Runs a tool of the repository, without input, and collects what it prints. */
export function runCommand(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: REPOSITORY,
      env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => done({ exitCode: 1, output: String(error) }));
    child.once('close', (code) =>
      done({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString('utf8').replace(COLOURS, '') }),
    );
  });
}
