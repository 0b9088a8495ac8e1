import { spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The built files of a repository, kept as new as its sources when somebody asks for them. */
export interface BuiltFiles {
  /** Whether they are there and no older than the sources. */
  isFresh(): boolean;
  /** What the build that runs says of itself. */
  progress(): string;
  /** Builds them unless a build runs or the last one of these sources failed; ends when it has ended, well or not. */
  build(): Promise<void>;
  /** Why the build of these sources failed; empty where it did not. */
  fault(): string;
  /** Takes note that a source has changed. */
  outdated(): void;
}

/** What is built: the program that does it, what it makes, of what, and which of its lines say how far it is. */
export interface Build {
  /** Arguments of Node, below the repository. */
  readonly command: readonly string[];
  /** What is there in the end. */
  readonly made: readonly string[];
  /** Patterns of the files that it is made of. */
  readonly sources: readonly string[];
  readonly step: RegExp;
}

/** The bundles, for both runtimes. */
export const bundlesIn = (distFolder: string): Build => ({
  command: ['tools/build.ts'],
  made: [distFolder, resolve(distFolder, 'light')].map((folder) => resolve(folder, 'manifest.json')),
  sources: ['packages/*/src/**/*.{ts,tsx,css}'],
  step: /^Building /,
});

/** The documentation as a site, whose live examples are pages of the shop. */
export const DOCUMENTATION: Build = {
  command: ['docs/node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
  made: ['docs/.vitepress/dist/index.html'],
  sources: ['docs/*.md', 'docs/{ar,decisions,field-reports,how-to,owner,recipes,reference,start,widgets}/**/*.md'],
  step: /(?:building|rendering) \S.*\.\.\.$/,
};

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** How a build ended, and what it has printed. */
interface Ending {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs a build; `hear` gets each line. */
function runBuild(repository: string, command: readonly string[], hear: (line: string) => void): Promise<Ending> {
  // Vite's server has set a mode of its own in this process.
  const env = { ...process.env, NODE_ENV: 'production' };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, command, { cwd: repository, env, stdio: [...stdio] });
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

/** `print` hears a line for each step of a build. */
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
  const run = async () => {
    const started = performance.now();
    // Whoever changes a source while it runs makes it old again.
    isFresh = true;
    const { code, printed } = await runBuild(repository, command, (line) => {
      if (!step.test(line)) return;
      last = line;
      print(`  ${line}`);
    });
    running = undefined;
    last = '';
    if (code === 0) print(`  Built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    else {
      isFresh = false;
      fault = printed || `${command.join(' ')} ended with ${code}`;
      print(`  The build failed:\n${fault}`);
    }
  };
  return {
    isFresh: () => isFresh && !running,
    progress: () => last,
    fault: () => fault,
    build: () => {
      if (fault) return Promise.resolve();
      running ??= run();
      return running;
    },
    outdated: () => {
      isFresh = false;
      fault = '';
    },
  };
}
