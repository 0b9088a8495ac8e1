import { mayPrefetch } from '@hadaya/core';
import { createTag } from './createTag.ts';
import { type LikelyFile, likelyPartsOf, viewOf } from './data.ts';
import { type BundleSource, hasLink, type Pin, preloadModule } from './modules.ts';

/** Maximum wait for an idle page, in milliseconds. */
const REST_MS = 5000;
/** Delay after the load event for Safari, which has no `requestIdleCallback`, in milliseconds. */
const MOMENT_MS = 200;

/** Resolves when the target fires an event, or immediately if the event has already fired. */
const until = (hasBeen: boolean, target: EventTarget, type: string) =>
  new Promise<unknown>((resolve) => {
    if (hasBeen) resolve(undefined);
    else target.addEventListener(type, resolve, { once: true });
  });

/** Waits until the page has loaded; if the page is being prerendered, first waits until the visitor opens it. */
async function untilLoaded(page: Window): Promise<void> {
  const { document } = page;
  await until(!Reflect.get(document, 'prerendering'), document, 'prerenderingchange');
  await until(document.readyState === 'complete', page, 'load');
}

async function untilAtRest(page: Window): Promise<void> {
  await untilLoaded(page);
  const idle: unknown = Reflect.get(page, 'requestIdleCallback');
  await new Promise<unknown>((resolve) => {
    if (typeof idle === 'function') idle.call(page, resolve, { timeout: REST_MS });
    else page.setTimeout(resolve, MOMENT_MS);
  });
}

/** Prefetch limit per page, in kilobytes transferred. */
const MOST_KILOBYTES = 120;

const hasRoom = (page: Window): boolean =>
  mayPrefetch(page.navigator) && !page.matchMedia('(prefers-reduced-data: reduce)').matches;

/**
 * Prefetches one file with the lowest priority. Its result does not matter: any code that needs the file requests it
 * anyway.
 */
function prefetch({ page, nonce }: BundleSource, href: string): Promise<unknown> {
  const link = createTag(page, 'link', { rel: 'prefetch', as: 'script', href, crossOrigin: 'anonymous', nonce });
  page.head.append(link);
  return new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  }).then(() => link.remove());
}

/**
 * Preloads an island's view files in parallel after the page has loaded; the island's import evaluates them. If the
 * connection does not allow prefetching, they load only when the visitor uses the island.
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

/**
 * Creates a function to call with each island on the page. It preloads the island's view. When the page has loaded and
 * is idle, it also prefetches the parts that a visitor is likely to use, without evaluating them, so that a tap finds
 * them in the cache. An island's parts load one after another, the likeliest first. The limit is 120 kB per page in
 * total; a part that does not fit is skipped.
 */
export function createPrefetch(page: Window, source: BundleSource, pin: Pin | undefined): (island: string) => void {
  const canPrefetch = createTag(page.document, 'link').relList.supports('prefetch');
  let left = MOST_KILOBYTES;
  const isMissing = ({ file }: LikelyFile) =>
    !hasLink(source.page, file) && page.performance.getEntriesByName(source.base + file).length === 0;

  const fetchPart = async (files: readonly LikelyFile[]) => {
    await untilAtRest(page);
    const missing = files.filter(isMissing);
    const kilobytes = missing.reduce((sum, file) => sum + file.kilobytes, 0);
    if (kilobytes > left || !hasRoom(page)) return;
    left -= kilobytes;
    await Promise.all(missing.map(({ file }) => prefetch(source, source.base + file)));
  };
  return async (island) => {
    // If preloading fails, the island requests the file again when it needs it, and reports a failure then.
    fetchView(page, source, viewOf(island), pin).catch(() => {});
    if (!canPrefetch) return;
    for (const files of likelyPartsOf(island)) await fetchPart(files);
  };
}
