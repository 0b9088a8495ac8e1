import { addLink } from './addLink.ts';
import { files } from './files.ts';
import { importTwice, RETRY_MS } from './importTwice.ts';

/** Where the bundles are and how to add tags under a content security policy. */
export interface BundleSource {
  readonly page: Document;
  readonly base: string;
  readonly nonce: string;
  /** Hashes of the modules that are pinned, by file. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** Tells the page and, unless a listener cancels that, the owner. */
function tellLost(page: Document, island: string, message: string, cause: unknown): void {
  const detail = { island, code: 'load_failed', message, cause };
  const event = new CustomEvent('hadaya:error', { bubbles: true, cancelable: true, detail });
  if (page.dispatchEvent(event)) console.warn(`[hadaya] ${message}`);
}

/** Adds the island's style sheet; one that does not come is asked for once more, at another address. */
function addSheet(name: string, { page, base, nonce }: BundleSource): void {
  const href = `${base}${name}.min.css`;
  const first = addLink(page, { rel: 'stylesheet', href, nonce });
  first?.addEventListener('error', () => {
    setTimeout(() => {
      first.remove();
      const second = addLink(page, { rel: 'stylesheet', href: `${href}?again=1`, nonce });
      second?.addEventListener('error', (cause) =>
        tellLost(
          page,
          name,
          `the style sheet ${href} could not be loaded. Check that it is there and not blocked`,
          cause,
        ),
      );
    }, RETRY_MS);
  });
}

/**
 * Loads an island's style sheet and module, once `pinned` has settled. A failure is told once and leaves the page's own
 * markup working.
 */
export async function loadIsland(name: string, source: BundleSource, pinned: Promise<void>): Promise<void> {
  const entry = files[name];
  if (!entry) return;
  const { page, base, nonce, hashes } = source;
  if (entry.css) addSheet(name, source);
  const file = `${name}.min.js`;
  for (const needed of [...entry.preload, ...(hashes[file] ? [file] : [])]) {
    addLink(page, { rel: 'modulepreload', href: base + needed, nonce, integrity: hashes[needed] ?? '' });
  }
  try {
    await pinned;
    await importTwice(base + file);
  } catch (cause) {
    const message =
      `"${name}" could not be loaded from ${base}${file}, so the page's own markup is used. ` +
      'Check that the file is there and not blocked, or set hadaya.baseUrl';
    tellLost(page, name, message, cause);
  }
}
