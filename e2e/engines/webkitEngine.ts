import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createSender, type Send } from './createSender.ts';
import type { Engine, Key, Point, StartEngine } from './Engine.ts';

/** Path pattern of the engine's minimal browser, which Debian ships with WebKitGTK. */
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser';

/** Environment for WebKitGTK in a container without a graphics card, a desktop or a user session. */
const SURROUNDINGS = {
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  GIO_USE_VFS: 'local',
};

/** Style sheet that lets the window become narrower than 447 pixels, the toolbar's minimum width. */
const NARROW_TOOLBAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-style: symbolic }';

/** WebDriver's code points for keys that produce no character. */
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  ' ': ' ',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  End: '\uE010',
  Home: '\uE011',
};

// A test waits this long only if the engine never starts.
const START_LIMIT_MS = 60_000;

// A command waits this long only if the engine has stopped responding; a page loads in one or two seconds.
const ANSWER_LIMIT_MS = 45_000;

const findProgram = (name: string): string | undefined =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => globSync(join(folder, name)))[0];

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a virtual screen; `-displayfd` reports its number. */
function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb exited immediately')));
    screen.stdio[3]?.once('data', (number) => resolve({ process: screen, display: `:${String(number).trim()}` }));
  });
}

async function openSession(port: number, binary: string): Promise<Send> {
  const root = `http://127.0.0.1:${port}`;
  const limit = Date.now() + START_LIMIT_MS;
  while (true) {
    const isReady = await createSender(root, START_LIMIT_MS)('GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) break;
    if (Date.now() > limit) throw new Error('WebKitWebDriver does not respond');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const session = await createSender(root, START_LIMIT_MS * 2)('POST', '/session', {
    capabilities: { alwaysMatch: options },
  });
  return createSender(`${root}/session/${Reflect.get(Object(session), 'sessionId')}`, ANSWER_LIMIT_MS);
}

const MOVE_MS = 16;
const move = ({ x, y }: Point) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: MOVE_MS });
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

function drive(send: Send, close: () => Promise<void>): Engine {
  const point = (actions: readonly object[]) =>
    send('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const strike = (keys: readonly string[]) =>
    send('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: keys.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  const run: Engine['run'] = (source, args) =>
    send('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args });
  return {
    name: 'WebKit',
    open: async (url) => void (await send('POST', '/url', { url })),
    // Goes back through the driver, which reports when the page has loaded. A script that called `history.back()` might never return, because its page is unloaded.
    back: async () => void (await send('POST', '/back')),
    run,
    async move([first, ...rest], isHeld = false) {
      if (!first) return;
      const moves = rest.map(move);
      await point(isHeld ? [move(first), DOWN, ...moves, UP] : [move(first), ...moves]);
    },
    click: async () => void (await point([DOWN, UP])),
    press: async (key) => void (await strike([KEYS[key]])),
    type: async (text) => void (await strike([...text])),
    async resize(width, height) {
      // Adds the toolbar's height, because the page is smaller than the window.
      await send('POST', '/window/rect', { width, height });
      const bars = Number(await run('(wanted) => wanted - innerHeight', [height]));
      if (bars > 0) await send('POST', '/window/rect', { width, height: height + bars });
    },
    close,
  };
}

/** Starts WebKitGTK, Safari's engine, in its own process and profile. */
export const startWebkit: StartEngine = async () => {
  const [binary] = globSync(MINI_BROWSER);
  const driver = findProgram('WebKitWebDriver');
  if (!binary || !driver || !findProgram('Xvfb')) {
    return { missing: 'WebKit was not found: apt-get install webkit2gtk-driver xvfb' };
  }
  const home = mkdtempSync(join(tmpdir(), 'hadaya-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  const screen = await startScreen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    // Starts a separate process group that can be ended as a whole, because the driver does not end a hanging browser.
    detached: true,
    env: {
      ...process.env,
      ...SURROUNDINGS,
      DISPLAY: screen.display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  });
  const end = () => {
    process.off('exit', end);
    try {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    } catch {
      // All processes of the group have already ended.
    }
    screen.process.kill();
    rmSync(home, { recursive: true, force: true });
  };
  process.on('exit', end);
  try {
    const send = await openSession(port, binary);
    return drive(send, async () => {
      await send('DELETE', '').catch(() => undefined);
      end();
    });
  } catch (error) {
    end();
    throw error;
  }
};
