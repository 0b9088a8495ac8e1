import { hasLink } from './addLink.ts';
import type { LikelyFile } from './filesOf.ts';
import type { BundleSource } from './loadIsland.ts';

/** The most that is fetched on one page without having been asked for, in kilobytes on the line. */
const MOST_KILOBYTES = 120;
/** A page that never rests is not waited for longer, in milliseconds. */
const REST_MS = 5000;

/** Whether the line has room for what nobody may ask for: not for those who save data, nor on the slowest lines. */
export function hasRoom(page: Window): boolean {
  const { saveData, effectiveType } = Object(Reflect.get(page.navigator, 'connection'));
  const isSaving = saveData === true || page.matchMedia('(prefers-reduced-data: reduce)').matches;
  return !isSaving && !/2g$/.test(String(effectiveType));
}

/** Waits until a visitor sees the page, which a browser may have drawn ahead, and it has loaded and rests. */
async function untilAtRest(page: Window): Promise<void> {
  if (Reflect.get(page.document, 'prerendering') === true) {
    await new Promise((resolve) => page.document.addEventListener('prerenderingchange', resolve, { once: true }));
  }
  if (page.document.readyState !== 'complete') {
    await new Promise((resolve) => page.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no `requestIdleCallback`.
  const idle: unknown = Reflect.get(page, 'requestIdleCallback');
  await new Promise<unknown>((resolve) =>
    typeof idle === 'function' ? idle.call(page, resolve, { timeout: REST_MS }) : page.setTimeout(resolve, 200),
  );
}

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
  });
}

/**
 * The function to which the files are given that a visitor is likely to ask for. They are fetched, not run, one after
 * another, when the page has loaded and rests: what a tap asks for is there then. Together at most 120 kB a page.
 */
export function createFetchAhead(page: Window, source: BundleSource): (files: readonly LikelyFile[]) => void {
  const canPrefetch = page.document.createElement('link').relList.supports('prefetch');
  let left = MOST_KILOBYTES;
  let turn = Promise.resolve();
  const isThere = (href: string) =>
    hasLink(source.page, href.slice(source.base.length)) || page.performance.getEntriesByName(href).length > 0;

  const fetchFile = async ({ file, kilobytes }: LikelyFile) => {
    await untilAtRest(page);
    const href = source.base + file;
    if (kilobytes > left || isThere(href) || !hasRoom(page)) return;
    left -= kilobytes;
    await prefetch(source, href);
  };
  return (files) => {
    if (!canPrefetch) return;
    for (const file of files) turn = turn.then(() => fetchFile(file));
  };
}
