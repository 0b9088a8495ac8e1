/**
 * `pnpm demo`: builds the bundles, serves the demo shop and prints its address. A change in a package builds again, a
 * change in the shop starts it again; open pages reload by themselves. PORT and HADAYA_DIST are respected.
 */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Editors save in bursts; one change is acted on once, ms. */
const SETTLE_MS = 120;
const SHOP_SOURCES = /^(testing\/src|src)\//;

let shop: ChildProcess | undefined;
let address = '';
let building = false;
let buildAgain = false;
let isRestarting = false;

await build();
startShop();
watchFolder('packages', (path) => (SHOP_SOURCES.test(path) ? restartShop() : void rebuild()));
watchFolder('demo', () => restartShop());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);

function build(): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['tools/build.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const lines: string[] = [];
    child.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
    child.on('close', (code) => {
      if (code === 0) console.log(lines.join('').trim().split('\n').at(-1) ?? '');
      else console.error(`The build failed: fix the error above, the shop keeps running.\n${lines.join('')}`);
      resolve(code === 0);
    });
  });
}

async function rebuild(): Promise<void> {
  if (building) {
    buildAgain = true;
    return;
  }
  building = true;
  if (await build()) shop?.send('reload');
  building = false;
  if (buildAgain) {
    buildAgain = false;
    await rebuild();
  }
}

function startShop(): void {
  const port = address === '' ? {} : { PORT: new URL(address).port };
  shop = fork('demo/src/dev/serve.ts', { cwd: root, env: { ...process.env, ...port } });
  shop.on('message', (url) => {
    if (address !== String(url)) console.log(`\n  The shop is open at ${url}\n  End it with Ctrl+C.\n`);
    address = String(url);
  });
}

function restartShop(): void {
  const old = shop;
  if (isRestarting) return;
  if (old === undefined || old.exitCode !== null) {
    startShop();
    return;
  }
  isRestarting = true;
  old.once('exit', () => {
    isRestarting = false;
    startShop();
  });
  old.kill();
}

function watchFolder(folder: string, act: (path: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(`${root}${folder}`, { recursive: true }, (_, path) => {
    if (path === null || !/(^|\/)src\//.test(path) || path.includes('node_modules') || path.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => act(path), SETTLE_MS);
  });
}

function stop(): void {
  shop?.kill();
  process.exit(0);
}
