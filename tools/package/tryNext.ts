import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TriedProject } from './triedProject.ts';

const PROJECT = 'a Next.js project (app router, next build, next start)';
const PATIENCE_MS = 240_000;

/**
 * Files of the Next project: the component from our README, an island as a separate package, and a server-rendered
 * page.
 */
const FILES = {
  'app/layout.js': `export const metadata = { title: 'Next' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/Hadaya.js': `'use client';
import { useEffect } from 'react';
import { load } from '@hadaya/loader';

export function Hadaya({ settings }) {
  useEffect(() => {
    load({ from: '/hadaya/', settings }).catch(console.error);
  }, [settings]);
  return null;
}
`,
  'app/page.js': `import { Hadaya } from './Hadaya';

const settings = { contact: { widgets: [{ channels: [{ type: 'whatsapp', value: '+968 9123 4567' }] }] } };
export default function Page() {
  return <main><h1>Next</h1><Hadaya settings={settings} /></main>;
}
`,
  'app/island/Island.js': `'use client';
import { useEffect } from 'react';
import { contactIsland } from '@hadaya/contact-widget';
import { registerIsland } from '@hadaya/core';

export function Island() {
  useEffect(() => {
    window.hadaya = { q: [], settings: { contact: { widgets: [{ channels: [{ type: 'whatsapp', value: '+968 9123 4567' }] }] } } };
    registerIsland(contactIsland);
  }, []);
  return null;
}
`,
  'app/island/page.js': `import { Island } from './Island';

export default function Page() {
  return <main><h1>Island</h1><Island /></main>;
}
`,
};

const lastLines = (text: string) => text.trim().split('\n').slice(-15);

/** Installs our tarballs; returns npm's error on failure. */
function installNext(packed: string, folder: string): string | undefined {
  const ours = readdirSync(packed).filter((file) => file.endsWith('.tgz'));
  const dependencies = Object.fromEntries(
    ours.map((file) => [
      `@hadaya/${file.replace(/^hadaya-/, '').replace(/-\d+\.\d+\.\d+.*$/, '')}`,
      `file:${resolve(packed, file)}`,
    ]),
  );
  const manifest = {
    name: 'stranger',
    private: true,
    dependencies: { next: 'latest', react: '^19', 'react-dom': '^19', ...dependencies },
    // Use our tarballs for the packages' dependencies on each other, because no registry has this version yet.
    overrides: dependencies,
  };
  writeFileSync(resolve(folder, 'package.json'), JSON.stringify(manifest));
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', timeout: PATIENCE_MS });
  return status === 0 ? undefined : lastLines(stderr).slice(0, 3).join(' ');
}

/**
 * Tests a Next project. Next is not one of our dependencies, so it is installed into a temporary folder. The test is
 * skipped if the registry is unavailable. It also requires `HADAYA_TRY_NEXT`, because it takes minutes and needs
 * network access.
 */
export async function tryNext(
  packed: string,
  folder: string,
  open: (url: string) => Promise<readonly string[]>,
): Promise<TriedProject> {
  if (!process.env.HADAYA_TRY_NEXT) {
    return { project: PROJECT, complaints: [], left: 'it downloads Next.js; set HADAYA_TRY_NEXT=1 to run it' };
  }
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(resolve(folder, name, '..'), { recursive: true });
    writeFileSync(resolve(folder, name), text);
  }
  const refused = installNext(packed, folder);
  if (refused) return { project: PROJECT, complaints: [], left: `Next.js could not be installed: ${refused}` };
  cpSync(resolve(folder, 'node_modules/@hadaya/loader/hadaya'), resolve(folder, 'public/hadaya'), { recursive: true });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };
  const next = resolve(folder, 'node_modules/.bin/next');
  const built = spawnSync(next, ['build'], { cwd: folder, env, encoding: 'utf8', timeout: PATIENCE_MS });
  if (built.status !== 0) return { project: PROJECT, complaints: lastLines(built.stdout + built.stderr) };
  const server = spawn(next, ['start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: folder, env });
  try {
    const url = await new Promise<string>((found, failed) => {
      let text = '';
      server.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
        if (address) found(address);
      });
      server.on('exit', () => failed(new Error(`next start exited: ${text}`)));
    });
    return { project: PROJECT, complaints: [...(await open(`${url}/`)), ...(await open(`${url}/island`))] };
  } finally {
    server.removeAllListeners('exit');
    server.kill();
  }
}
