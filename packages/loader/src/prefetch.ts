import { mayFetchAhead } from '@hadaya/core';
import { type LikelyFile, likelyPartsOf, viewOf } from './data.ts';
import { type BundleSource, hasLink, type Pin, preloadModule } from './modules.ts';

/** A page that never rests is not waited for longer, in milliseconds. */
const REST_MS = 5000;
/** Safari has no `requestIdleCallback`: a moment after the load stands for it there, in milliseconds. */
const MOMENT_MS = 200;

/** Resolves at an event of the target, or at once when that has been. */
const until = (hasBeen: boolean, target: EventTarget, type: string) =>
  new Promise<unknown>((resolve) => {
    if (hasBeen) resolve(undefined);
    else target.addEventListener(type, resolve, { once: true });
  });

/** Waits until a visitor sees the page, which a browser may have drawn ahead, and it has loaded. */
async function untilLoaded(page: Window): Promise<void> {
  const { document } = page;
  await until(!Reflect.get(document, 'prerendering'), document, 'prerenderingchange');
  await until(document.readyState === 'complete', page, 'load');
}

/** Waits until it also rests. */
async function untilAtRest(page: Window): Promise<void> {
  await untilLoaded(page);
  const idle: unknown = Reflect.get(page, 'requestIdleCallback');
  await new Promise<unknown>((resolve) => {
    if (typeof idle === 'function') idle.call(page, resolve, { timeout: REST_MS });
    else page.setTimeout(resolve, MOMENT_MS);
  });
}

/** The most that is fetched on one page without having been asked for, in kilobytes on the line. */
const MOST_KILOBYTES = 120;

/** Whether the line has room for what nobody may ask for. */
const hasRoom = (page: Window): boolean =>
  mayFetchAhead(page.navigator) && !page.matchMedia('(prefers-reduced-data: reduce)').matches;

/** Fetches one file with the lowest priority; what becomes of it is of no account, for whoever needs it fetches it anyway. */
function prefetch({ page, nonce }: BundleSource, href: string): Promise<unknown> {
  const link = page.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = href;
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  page.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  }).then(() => link.remove());
}

/**
 * Has the files fetched with which an island draws once the page rests, all at once as soon as the page has loaded: they come while it
 * goes on working, and run when the island asks for them. Not where the line has no room: there they wait for the visitor.
 */
async function fetchView(
  page: Window,
  { page: document, base, nonce }: BundleSource,
  files: readonly string[],
  pin?: Pin,
) {
  await untilLoaded(page);
  if (files.length === 0 || !hasRoom(page)) return;
  const hashes = pin ? await pin('') : {};
  for (const file of files)
    preloadModule(document, { href: base + file, nonce, integrity: String(hashes[file] ?? ''), isLate: true });
}

/** The files of one part, and how many of its island's are likelier. */
interface Wish {
  readonly files: readonly LikelyFile[];
  readonly rank: number;
}

/**
 * The function that is told of an island on the page. What it draws with is fetched, and the parts that a visitor is likely to ask for: their
 * files are fetched, not run, one after another, when the page has loaded and rests, so that what a tap asks for is there then. The likeliest of each island
 * come first; together at most 120 kB a page, and a part that does not fit is left out.
 */
export function createFetchAhead(page: Window, source: BundleSource, pin: Pin | undefined): (island: string) => void {
  const canPrefetch = page.document.createElement('link').relList.supports('prefetch');
  const wishes: Wish[] = [];
  let left = MOST_KILOBYTES;
  let isFetching = false;
  const isMissing = ({ file }: LikelyFile) =>
    !hasLink(source.page, file) && page.performance.getEntriesByName(source.base + file).length === 0;

  const fetchNext = async () => {
    await untilAtRest(page);
    wishes.sort((a, b) => a.rank - b.rank);
    const missing = wishes.shift()?.files.filter(isMissing) ?? [];
    const kilobytes = missing.reduce((sum, file) => sum + file.kilobytes, 0);
    if (kilobytes > left || !hasRoom(page)) return;
    left -= kilobytes;
    for (const { file } of missing) await prefetch(source, source.base + file);
  };
  return (island) => {
    // What is lost is asked for anew by the island, which tells of it.
    fetchView(page, source, viewOf(island), pin).catch(() => {});
    if (!canPrefetch) return;
    wishes.push(...likelyPartsOf(island).map((files, rank) => ({ files, rank })));
    if (isFetching) return;
    isFetching = true;
    void (async () => {
      while (wishes.length > 0) await fetchNext();
      isFetching = false;
    })();
  };
}
