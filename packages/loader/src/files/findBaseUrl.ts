const OWN_FILE = 'hadaya.min.js';

/** The folder of a script address, or `undefined` when the file is not ours (combined or renamed). */
function folderOf(address: string | undefined): string | undefined {
  const path = address?.split(/[?#]/)[0] ?? '';
  return path.endsWith(`/${OWN_FILE}`) ? path.slice(0, -OWN_FILE.length) : undefined;
}

/** The folder that a script tag names: by its address, or by an attribute in which an optimiser keeps that for later. */
function folderOfTag({ src, attributes, baseURI }: HTMLScriptElement): string | undefined {
  const kept = [...attributes].map(({ value }) => folderOf(value)).find((folder) => folder !== undefined);
  return folderOf(src) ?? (kept === undefined ? undefined : new URL(kept, baseURI).href);
}

/**
 * The folder that holds the bundles, with a trailing slash: `window.hadaya.baseUrl` when set, else the folder of the
 * running script, else that of the first script tag with our file name, also one that an optimiser has switched off to run its
 * text by itself. `undefined` when none of them tells.
 */
export function findBaseUrl(page: Document, baseUrl: unknown): string | undefined {
  if (typeof baseUrl === 'string' && baseUrl.trim() !== '') {
    // oxlint-disable-next-line redos/no-vulnerable -- the path of the page, or an address that a developer wrote.
    return new URL(`${baseUrl.trim().replace(/\/+$/, '')}/`, page.baseURI).href;
  }
  const running = page.currentScript;
  const own = running instanceof HTMLScriptElement ? folderOf(running.src) : undefined;
  return own ?? [...page.scripts].map(folderOfTag).find((folder) => folder !== undefined);
}
