import { RETRY_ADDRESSES } from '@hadaya/core';
import { importTwice } from './importTwice.ts';
import type { BundleSource } from './loadIsland.ts';

/** Module with the hashes of the lazy files. */
const LAZY_HASHES = 'integrity.min.js';

type Page = Window & typeof globalThis;

/**
 * Whether the browser takes a further import map at any time, as Chromium does from 133 and Safari from 18.4. Both got
 * `Atomics.pause` in the same version; Firefox has that too, but takes one map only, which is the host's.
 */
function takesImportMaps(page: Page): boolean {
  return 'pause' in page.Atomics && !('mozInnerScreenX' in page);
}

/** An import map's text as a strict page takes it; `undefined` where its policy refuses ours. */
function trustText(page: Page, text: string): unknown {
  const types: unknown = Reflect.get(page, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return text;
  try {
    return Reflect.get(types, 'createPolicy').call(types, 'hadaya', { createScript: String }).createScript(text);
  } catch {
    return undefined;
  }
}

/** Makes the browser refuse modules whose bytes are others, at their own address and at those of a retry. */
function addImportMap(page: Page, { base, nonce }: BundleSource, hashes: Readonly<Record<string, string>>): void {
  if (!takesImportMaps(page)) return;
  const integrity: Record<string, string> = {};
  for (const [file, hash] of Object.entries(hashes)) {
    integrity[base + file] = hash;
    for (let again = 1; again <= RETRY_ADDRESSES; again += 1) integrity[`${base}${file}?again=${again}`] = hash;
  }
  const text = trustText(page, JSON.stringify({ integrity }));
  if (text === undefined) return;
  const script = page.document.createElement('script');
  script.type = 'importmap';
  if (nonce) script.nonce = nonce;
  Reflect.set(script, 'textContent', text);
  (page.document.head ?? page.document.documentElement).append(script);
  script.remove();
}

/**
 * Pins our files to the bytes of this build. What the islands import is pinned at once; settles when the lazy files are
 * pinned as well, and rejects when their hashes do not come, for then nobody vouches for those files.
 */
export async function pinFiles(page: Page, source: BundleSource): Promise<void> {
  addImportMap(page, source, source.hashes);
  const { hashes } = await importTwice(source.base + LAZY_HASHES);
  // A browser that has a rule for an address already calls a second one a conflict.
  const lazy = Object.entries<string>(Object(hashes)).filter(([file]) => !(file in source.hashes));
  addImportMap(page, source, Object.fromEntries(lazy));
}
