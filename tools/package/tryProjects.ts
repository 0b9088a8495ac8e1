/**
 * Three projects that use only our packed tarballs: a plain HTML page, one built by Vite, and one with Next's app
 * router. Each is opened in a browser, where its contact button must appear.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { CHROMIUM_ARGS } from '../test/chromiumArgs.ts';
import { findBrowser } from '../test/findBrowser.ts';
import { installPacked } from './installPacked.ts';
import type { TriedProject } from './triedProject.ts';
import { tryNext } from './tryNext.ts';

const WIDGETS = "[{ channels: [{ type: 'whatsapp', value: '+968 9123 4567' }] }]";

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(resolve(folder, name)), { recursive: true });
    writeFileSync(resolve(folder, name), text);
  }
}

/** Serves a folder as plain files, as an ordinary host does. */
const serveFolder = (root: string) =>
  preview({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1' },
  });

async function openProject(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  // Make the browser look like a visitor's, because the widget is hidden from automated browsers.
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  await page.goto(url);
  const button = page.locator('.chaty-widget .chaty-i-trigger, .chaty-channel a').first();
  await button.waitFor({ timeout: 30_000 }).catch(() => complaints.push(`${url} has no contact button`));
  await page.close();
  // Ignore the missing favicon, which browsers request by themselves.
  return complaints.filter((line) => !line.includes('favicon'));
}

async function tryPlain(packed: string, folder: string): Promise<string> {
  installPacked(packed, '@hadaya/loader', folder);
  const site = resolve(folder, 'site');
  cpSync(resolve(folder, 'node_modules/@hadaya/loader/hadaya'), resolve(site, 'hadaya'), { recursive: true });
  const entry = resolve(folder, 'node_modules/@hadaya/loader/dist/index.js');
  const code = `import { tag } from ${JSON.stringify(pathToFileURL(entry).href)};
console.log(tag({ from: '/hadaya/', isPinned: true, settings: { contact: { widgets: ${WIDGETS} } } }));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  write(site, { 'index.html': `<!doctype html><html lang="en"><title>Plain</title>${printed}<h1>Plain</h1></html>` });
  return site;
}

async function tryVite(packed: string, folder: string): Promise<string> {
  installPacked(packed, '@hadaya/contact-widget', folder);
  write(folder, {
    'package.json': '{ "name": "stranger", "private": true, "type": "module" }',
    'index.html':
      '<!doctype html><html lang="en"><title>Vite</title><h1>Vite</h1><script type="module" src="/main.js"></script></html>',
    'main.js': `import { contactIsland } from '@hadaya/contact-widget';
import { registerIsland } from '@hadaya/core';

window.hadaya = { q: [], settings: { contact: { widgets: ${WIDGETS} } } };
registerIsland(contactIsland);
`,
  });
  await build({ root: folder, configFile: false, logLevel: 'error', build: { chunkSizeWarningLimit: 5000 } });
  return resolve(folder, 'dist');
}

export async function* tryProjects(packed: string): AsyncGenerator<TriedProject> {
  const found = await findBrowser();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS],
    ...(found ? { executablePath: found.path } : {}),
  });
  const folder = mkdtempSync(resolve(tmpdir(), 'hadaya-project-'));
  try {
    for (const [project, make] of Object.entries({ 'a plain HTML page': tryPlain, 'a Vite project': tryVite })) {
      const own = resolve(folder, make.name);
      mkdirSync(own);
      const server = await serveFolder(await make(packed, own));
      const [url = ''] = server.resolvedUrls?.local ?? [];
      yield { project, complaints: await openProject(browser, url) };
      await server.close();
    }
    yield await tryNext(packed, resolve(folder, 'next'), (url) => openProject(browser, url));
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
