import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { copySources } from '@hadaya/tools/copySources';
import { DIST_ROOT, REPOSITORY } from '@hadaya/tools/project';

/**
 * A build that prints a progress line, waits for the file `go`, and outputs the files of this repository's own build.
 */
const QUICK_BUILD = (target: string) => `
import { cpSync, existsSync, readdirSync, utimesSync } from 'node:fs';
if (process.env.NODE_ENV !== 'production') throw new Error('not built as it ships');
console.log('Building swatches: 11 of 21 on "react"');
while (!existsSync('go')) await new Promise((next) => setTimeout(next, 50));
cpSync(${JSON.stringify(DIST_ROOT)}, ${JSON.stringify(target)}, { recursive: true });
`;

/** A documentation build that ends when the test creates the file `go-documents`. */
const QUICK_DOCUMENTS = `
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
console.log('- rendering pages...');
setInterval(() => {
  if (!existsSync('go-documents')) return;
  mkdirSync('docs/.vitepress/dist', { recursive: true });
  writeFileSync('docs/.vitepress/dist/index.html', '<!doctype html><html lang="en"><title>Documents</title><h1>All documents</h1>');
  process.exit();
}, 50);
`;

/** The demo's development server in a copy of the sources, which a test may change. */
export interface Development {
  readonly url: string;
  /** Edits a file in the copy atomically. */
  edit(file: string, from: string, to: string): void;
  /** Lets the copy's build finish. */
  letBuild(): void;
  /** Lets the documentation build finish. */
  letDocument(): void;
  /** Returns the server's output so far, which contains the reasons for reloads. */
  printed(): string;
  stop(): void;
}

function untilUp(server: ChildProcess, printed: () => string): Promise<string> {
  return new Promise((found, failed) => {
    const look = () => {
      const url = /Local:\s+(http:\/\/[\d.:]+)/.exec(printed())?.[1];
      if (url) found(url);
    };
    server.stdout?.on('data', look);
    server.on('exit', () => failed(new Error(`The demo exited:\n${printed()}`)));
  });
}

export async function startDevelopment(): Promise<Development> {
  const copy = mkdtempSync(resolve(tmpdir(), 'hadaya-demo-'));
  copySources(REPOSITORY, copy, ['packages', 'demo', 'tools', 'wordpress', 'docs/reference', 'package.json']);
  const dist = resolve(copy, 'dist');
  writeFileSync(resolve(copy, 'tools/build.ts'), QUICK_BUILD(dist));
  // Removes the link before writing, because it points to the installed package that other copies share.
  unlinkSync(resolve(copy, 'docs/node_modules/vitepress'));
  const program = resolve(copy, 'docs/node_modules/vitepress/bin');
  mkdirSync(program, { recursive: true });
  writeFileSync(resolve(program, 'vitepress.js'), QUICK_DOCUMENTS, { flag: 'wx' });
  // The server must serve the same files in a shell with NODE_ENV=production, for example the shell of the test
  // command.
  const shell = { ...process.env, NODE_ENV: 'production' };
  const env = { ...shell, PORT: '0', HADAYA_DIST: dist, NO_COLOR: '1', FORCE_COLOR: '0' };
  const server = spawn('node_modules/.bin/vite', ['--config', 'demo/vite.config.ts'], { cwd: copy, env });
  let text = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const printed = () => text;
  const write = (file: string, change: (text: string) => string) => {
    const path = resolve(copy, file);
    const draft = resolve(copy, 'draft');
    writeFileSync(draft, change(readFileSync(path, 'utf8')));
    renameSync(draft, path);
  };
  return {
    url: await untilUp(server, printed),
    printed,
    edit(file, from, to) {
      write(file, (text) => {
        if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
        return text.replace(from, to);
      });
    },
    letBuild: () => writeFileSync(resolve(copy, 'go'), ''),
    letDocument: () => writeFileSync(resolve(copy, 'go-documents'), ''),
    stop() {
      server.removeAllListeners('exit');
      server.kill();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
