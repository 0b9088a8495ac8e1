export interface TagOptions {
  /** URL of the folder with the built files, on your own host or a CDN, such as `/hadaya/`. */
  readonly from: string;
  /** Value of `window.hadaya.settings`. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The page's nonce, if its content security policy requires one. */
  readonly nonce?: string;
  /** Pins every file to this version's exact bytes. */
  readonly isPinned?: boolean;
}

/** Error from `load()` and `tag()`; `code` states the reason. */
export class LoadError extends Error {
  /**
   * `no_address`: `from` is empty · `not_loaded`: the file failed to load · `not_allowed`: the page enforces Trusted
   * Types, so scripts cannot add the tag.
   */
  readonly code: 'no_address' | 'not_loaded' | 'not_allowed';

  constructor(code: LoadError['code'], message: string) {
    super(message);
    this.name = 'LoadError';
    this.code = code;
  }
}

/** The hash of this version's loader; filled in when the package is built. */
declare const __HADAYA_LOADER_HASH__: string;
export const LOADER_HASH: string = typeof __HADAYA_LOADER_HASH__ === 'string' ? __HADAYA_LOADER_HASH__ : '';

/** Returns the URL of the loader's file; throws a `LoadError` if `from` is empty. */
export function addressOf(from: string): string {
  const folder = from.trim().replace(/\/{1,9}$/, '');
  if (folder === '' && !from.includes('/')) {
    const help =
      'Copy node_modules/@hadaya/loader/hadaya to where your site serves files, and pass its address: { from: "/hadaya/" }';
    throw new LoadError('no_address', `[hadaya] load() and tag() need the address of the built files. ${help}`);
  }
  return `${folder}/hadaya.min.js`;
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns the script tag as text, with the settings before it, for a server-rendered page. */
export function tag({ from, settings, nonce, isPinned = false }: TagOptions): string {
  const attributes = [
    nonce ? ` nonce="${escapeAttribute(nonce)}"` : '',
    isPinned ? ` integrity="${LOADER_HASH}" crossorigin="anonymous"` : '',
  ];
  // An unescaped "<" would let a setting end the script.
  const json = JSON.stringify({ q: [], settings }).replaceAll('<', '\\u003c');
  const before = settings ? `<script${attributes[0]}>window.hadaya=${json};</script>\n` : '';
  const src = escapeAttribute(addressOf(from));
  return `${before}<script async fetchpriority="high" src="${src}"${attributes.join('')}></script>`;
}
