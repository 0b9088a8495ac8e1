import { spawn } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

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

const timeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** How a build ended, and what it has printed. */
interface Ending {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs the repository's build; `hear` gets each line. */
function runBuild(repository: string, hear: (line: string) => void): Promise<Ending> {
  // Vite's server has set a mode of its own in this process.
  const env = { ...process.env, NODE_ENV: 'production' };
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  const child = spawn(process.execPath, ['tools/build.ts'], { cwd: repository, env, stdio: [...stdio] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) {
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
  distFolder: string,
  print: (line: string) => void = console.log,
): BuiltFiles {
  const manifests = [distFolder, resolve(distFolder, 'light')].map((folder) => resolve(folder, 'manifest.json'));
  const times = globSync('packages/*/src/**/*.{ts,tsx,css}', { cwd: repository }).map((file) =>
    timeOf(resolve(repository, file)),
  );
  let isFresh = Math.min(...manifests.map(timeOf)) >= Math.max(...times);
  let running: Promise<void> | undefined;
  let last = '';
  let fault = '';
  const run = async () => {
    const started = performance.now();
    // Whoever changes a source while it runs makes it old again.
    isFresh = true;
    const { code, printed } = await runBuild(repository, (line) => {
      if (!line.startsWith('Building ')) return;
      last = line;
      print(`  ${line}`);
    });
    running = undefined;
    last = '';
    if (code === 0) print(`  Built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    else {
      isFresh = false;
      fault = printed || `tools/build.ts ended with ${code}`;
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
