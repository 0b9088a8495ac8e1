import { addLink } from './addLink.ts';
import { files } from './files.ts';

/** Where the bundles are and how to add tags under a content security policy. */
export interface BundleSource {
  readonly page: Document;
  readonly base: string;
  readonly nonce: string;
}

const RETRY_MS = 1000;

/** Imports a module; a browser remembers a failed address, so the one retry goes to another. */
function importOnceMore(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ address).catch(
    () =>
      new Promise((resolve, reject) => {
        setTimeout(() => import(/* @vite-ignore */ `${address}?retry`).then(resolve, reject), RETRY_MS);
      }),
  );
}

/** Loads an island's style sheet and module. A failure is told once and leaves the page's own markup working. */
export async function loadIsland(name: string, { page, base, nonce }: BundleSource): Promise<void> {
  const entry = files[name];
  if (!entry) return;
  if (entry.css) addLink(page, { rel: 'stylesheet', href: `${base}${name}.min.css`, nonce });
  for (const file of entry.preload) addLink(page, { rel: 'modulepreload', href: base + file, nonce });
  const address = `${base}${name}.min.js`;
  await importOnceMore(address).catch((cause: unknown) => {
    const message =
      `"${name}" could not be loaded from ${address}, so the page's own markup is used. ` +
      'Check that the file is there and not blocked, or set hadaya.baseUrl';
    const detail = { island: name, code: 'load_failed', message, cause };
    const event = new CustomEvent('hadaya:error', { bubbles: true, cancelable: true, detail });
    if (page.dispatchEvent(event)) console.warn(`[hadaya] ${message}`);
  });
}
