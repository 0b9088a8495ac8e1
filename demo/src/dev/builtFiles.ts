import { spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The built files of a repository, rebuilt on request when the sources have changed. */
export interface BuiltFiles {
  /** Checks whether the files exist and are newer than the sources. */
  isFresh(): boolean;
  /** Returns the latest progress line of the running build. */
  progress(): string;
  /**
   * Builds the files, unless a build is running or the last build of these sources failed. Resolves when the build
   * ends, even if it failed.
   */
  build(): Promise<void>;
  /** Returns the reason why the build of these sources failed; empty if it did not fail. */
  fault(): string;
  /** Records that a source has changed. */
  outdated(): void;
  /** Stops a running build, so that it does not write into the same folder as a restarted server's build. */
  end(): void;
}

export interface Build {
  /** Arguments for `node`; paths are relative to the repository. */
  readonly command: readonly string[];
  /** Files that the build writes. */
  readonly made: readonly string[];
  /** Glob patterns for the source files. */
  readonly sources: readonly string[];
  readonly step: RegExp;
}

export const bundlesIn = (distFolder: string): Build => ({
  command: ['tools/build.ts'],
  made: [distFolder, resolve(distFolder, 'light')].map((folder) => resolve(folder, 'manifest.json')),
  sources: ['packages/*/src/**/*.{ts,tsx,css}'],
  step: /^Building /,
});

/** Build of the documentation site, whose live examples are pages of the shop. */
export const DOCUMENTATION: Build = {
  command: ['docs/node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  made: ['docs/.vitepress/dist/index.html'],
  sources: ['docs/*.md', 'docs/{ar,decisions,field-reports,how-to,owner,recipes,reference,start,widgets}/**/*.md'],
  step: /(?:building|rendering) \S.*\.\.\.$/,
};

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

interface Ending {
  readonly code: number | null;
  readonly printed: string;
}

function runBuild(
  repository: string,
  command: readonly string[],
  signal: AbortSignal,
  hear: (line: string) => void,
): Promise<Ending> {
  // Overrides NODE_ENV, which Vite's server has set to its own mode in this process.
  const env = { ...process.env, NODE_ENV: 'production' };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, command, { cwd: repository, env, stdio: [...stdio] });
  signal.addEventListener('abort', () => child.kill(), { once: true });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      for (const line of stripVTControlCharacters(chunk.toString()).split('\n').filter(Boolean)) {
        lines.push(line);
        hear(line);
      }
    });
  return new Promise((done) => {
    child.on('close', (code) => done({ code, printed: lines.join('\n') }));
  });
}

/** Calls `print` with a line for each step of a build. */
export function createBuiltFiles(
  repository: string,
  { command, made, sources, step }: Build,
  print: (line: string) => void = console.log,
): BuiltFiles {
  const timesOf = (files: readonly string[]) => files.map((file) => timeOf(resolve(repository, file)));
  const newest = Math.max(...timesOf(globSync(sources, { cwd: repository })));
  let isFresh = Math.min(...timesOf(made)) >= newest;
  let running: Promise<void> | undefined;
  let last = '';
  let fault = '';
  const ended = new AbortController();
  const run = async () => {
    const started = performance.now();
    // Set before the build, so that a source change during the build makes the files stale again.
    isFresh = true;
    const { code, printed } = await runBuild(repository, command, ended.signal, (line) => {
      if (!step.test(line)) return;
      last = line;
      print(`  ${line}`);
    });
    running = undefined;
    last = '';
    if (ended.signal.aborted) isFresh = false;
    else if (code === 0) print(`  Built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    else {
      isFresh = false;
      fault = printed || `${command.join(' ')} exited with ${code}`;
      print(`  The build failed:\n${fault}`);
    }
  };
  return {
    isFresh: () => isFresh && !running,
    progress: () => last,
    fault: () => fault,
    build: () => {
      if (fault || ended.signal.aborted) return Promise.resolve();
      running ??= run();
      return running;
    },
    outdated: () => {
      isFresh = false;
      fault = '';
    },
    end: () => ended.abort(),
  };
}
