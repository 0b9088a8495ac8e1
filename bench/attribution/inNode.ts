import { runInNewContext } from 'node:vm';
import { createTracker } from '@hadaya/attribution';
import { OPTIONS, VISITS } from './visits.ts';

const USER_AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

interface MemoryPage {
  readonly document: { cookie: string; referrer: string };
  readonly location: URL;
}

/** Creates a page whose in-memory cookie store deletes a cookie when its value becomes empty. */
function createPage(): MemoryPage {
  const cookies = new Map<string, string>();
  const document = {
    referrer: '',
    get cookie() {
      return [...cookies].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(assignment: string) {
      const [pair = ''] = assignment.split(';');
      const at = pair.indexOf('=');
      if (at + 1 === pair.length) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
  return { document, location: new URL('https://shop.example.om/') };
}

function go({ document, location }: MemoryPage, visit: number): void {
  const [url, referrer] = VISITS[visit % VISITS.length] ?? ['https://shop.example.om/', ''];
  location.href = url;
  document.referrer = referrer;
}

/** Returns the average time of a page view in microseconds, measured over `count` page views. */
function time(count: number, visit: (at: number) => unknown): number {
  const start = performance.now();
  for (let at = 0; at < count; at += 1) visit(at);
  return ((performance.now() - start) * 1000) / count;
}

/** Each call of the returned function makes one page view. */
function openVisits(memory: MemoryPage): (at: number) => void {
  const page = { ...memory, navigator: { userAgent: USER_AGENT }, Date, Math, console };
  const view = { entry: '', referrer: '', newPages: 1 };
  const { sbjs } = createTracker(page, { view });
  return (at) => {
    go(memory, at);
    view.entry = memory.location.href;
    view.referrer = memory.document.referrer;
    view.newPages = 1;
    sbjs.init(OPTIONS);
  };
}

export function measureOurs(count: number): number {
  return time(count, openVisits(createPage()));
}

/**
 * Measures the minimum cost of our page views: the same cookie writes to the in-memory store, and the read after them.
 */
export function measureFloor(count: number): number {
  const memory = createPage();
  const { document } = memory;
  const writes: string[][] = [];
  const heard = {
    referrer: '',
    get cookie() {
      return document.cookie;
    },
    set cookie(assignment: string) {
      writes.at(-1)?.push(assignment);
      document.cookie = assignment;
    },
  };
  const visit = openVisits({ ...memory, document: heard });
  for (const at of VISITS.keys()) {
    writes.push([]);
    visit(at);
  }
  return time(count, (at) => {
    for (const assignment of writes[at % writes.length] ?? []) document.cookie = assignment;
    return document.cookie;
  });
}

/** Measures the peer's page views, excluding the time to load its script. */
export function measurePeer(source: string, count: number): number {
  const memory = createPage();
  Object.assign(memory.document, { location: memory.location });
  const window: Record<string, unknown> = { ...memory, navigator: { userAgent: USER_AGENT } };
  window.window = window;
  runInNewContext(source, window);
  const peer = Object(window.sbjs);
  return time(count, (at) => {
    go(memory, at);
    peer.init(OPTIONS);
  });
}
