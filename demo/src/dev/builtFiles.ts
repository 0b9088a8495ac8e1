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
  const run = () =>
    new Promise<void>((done) => {
      const lines: string[] = [];
      const started = performance.now();
      // Whoever changes a source while it runs makes it old again.
      isFresh = true;
      // Vite's server has set a mode of its own in this process.
      const child = spawn(process.execPath, ['tools/build.ts'], {
        cwd: repository,
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const hear = (chunk: Buffer) => {
        for (const line of chunk.toString().split('\n').filter(Boolean)) {
          lines.push(line);
          if (!line.startsWith('Building ')) continue;
          last = line;
          print(`  ${line}`);
        }
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('close', (code) => {
        running = undefined;
        last = '';
        if (code !== 0) {
          isFresh = false;
          fault = lines.join('\n') || `tools/build.ts ended with ${code}`;
        }
        print(
          code === 0
            ? `  Built in ${((performance.now() - started) / 1000).toFixed(0)} s`
            : `  The build failed:\n${fault}`,
        );
        done();
      });
    });
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
