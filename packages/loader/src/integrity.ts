import { RETRY_ADDRESSES, trust } from '@hadaya/core';
import { addToHead, createTag } from './createTag.ts';
import { pinHash } from './data.ts';
import { type BundleSource, type Hashes, takesImportMaps } from './modules.ts';

const HASHES_FILE = 'integrity.min.js';

type Page = Window & typeof globalThis;

/**
 * Returns the text of an import map as trusted content; `undefined` if the page's content security policy forbids it.
 */
function trustMap(page: Page, text: string): unknown {
  try {
    return trust(page, 'hadaya-integrity', 'createScript', text);
  } catch {
    return undefined;
  }
}

/** Makes the browser reject modules that do not match their hashes, at their own URLs and at their retry URLs. */
function addImportMap(page: Page, { base, nonce }: BundleSource, hashes: Hashes): void {
  if (!takesImportMaps(page)) return;
  const integrity: Record<string, unknown> = {};
  for (const [file, hash] of Object.entries(hashes)) {
    integrity[base + file] = hash;
    for (let again = 1; again <= RETRY_ADDRESSES; again += 1) integrity[`${base}${file}?again=${again}`] = hash;
  }
  const text = trustMap(page, JSON.stringify({ integrity }));
  if (text === undefined) return;
  const script = createTag(page.document, 'script', { type: 'importmap', nonce });
  Reflect.set(script, 'textContent', text);
  addToHead(script);
  script.remove();
}

/**
 * Pins the files to this build, with the hashes that the server has printed or, if there are none, with the hashes in a
 * file that is itself pinned. Rejects if that file fails to load, because the integrity of the other files cannot be
 * verified; `again` is the query of a retry.
 */
export async function pinFiles(
  page: Page,
  source: BundleSource,
  printed: Hashes | undefined,
  again: string,
): Promise<Hashes> {
  if (printed) {
    addImportMap(page, source, printed);
    return printed;
  }
  if (!again) addImportMap(page, source, { [HASHES_FILE]: pinHash });
  const { hashes } = await import(/* @vite-ignore */ source.base + HASHES_FILE + again);
  const all: Hashes = Object(hashes);
  addImportMap(page, source, all);
  return all;
}
