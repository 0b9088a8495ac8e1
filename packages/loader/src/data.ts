import { isPrinted, isRecord, type PageWindow, readPageValue, writePageValue } from '@hadaya/core';
import { detections, hasSetting } from './detections.ts';

/** The build's data about the files next to the loader. */
interface FileTable {
  /** Module file names, without `.min.js`. */
  readonly names: readonly string[];
  /** Transfer size of each module in kilobytes: gzipped, plus half a kilobyte for the request. */
  readonly kilobytes: readonly number[];
  /**
   * For each island: 1 if it has a style sheet, otherwise 0, then the indexes of all its start modules, ending with the
   * module to import.
   */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** For each island: the indexes of its view's modules; the view renders when the page is idle. */
  readonly views: Readonly<Record<string, readonly number[]>>;
  /** For each island, one list per likely part, likeliest first: the indexes of the part's modules. */
  readonly prefetch: Readonly<Record<string, readonly (readonly number[])[]>>;
  /**
   * For each island and settings global of the page: the indexes of the additional modules that the island needs at the
   * start if the page has this global.
   */
  readonly beside: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Hash of the file that contains the hashes of all modules. */
  readonly pin: string;
}

declare const __HADAYA_TABLE__: FileTable;

const { names, kilobytes, islands, views, prefetch, beside, pin } = __HADAYA_TABLE__;

interface IslandFiles {
  readonly hasSheet: boolean;
  /**
   * Modules that the island needs to start, including the modules that they import; the island's own module comes last.
   */
  readonly start: readonly string[];
  /** Total transfer size of `start`, in kilobytes. */
  readonly kilobytes: number;
}

const fileAt = (index: number) => `${names[index]}.min.js`;

/** Returns an island's files; `undefined` if the island is not part of this build. */
export function filesOf(island: string): IslandFiles | undefined {
  const [css, ...indexes] = islands[island] ?? [];
  if (css === undefined) return undefined;
  const kilobytesOf = indexes.reduce((sum, index) => sum + (kilobytes[index] ?? 0), 0);
  return { hasSheet: css === 1, start: indexes.map(fileAt), kilobytes: kilobytesOf };
}

/**
 * Returns an island's additional start modules for the page's settings globals, unless Hadaya's own settings replace
 * those globals.
 */
export function filesBeside(island: string, page: Window): readonly string[] {
  const { setting } = detections.find(({ name }) => name === island) ?? {};
  const parts = hasSetting(readPageValue(page, 'settings'), setting) ? [] : Object.entries(beside[island] ?? {});
  return parts.flatMap(([global, indexes]) => (Reflect.get(page, global) === undefined ? [] : indexes.map(fileAt)));
}

export const viewOf = (island: string): readonly string[] => (views[island] ?? []).map(fileAt);

/** A file that the visitor's next step is likely to need. */
export interface LikelyFile {
  readonly file: string;
  /** Transfer size in kilobytes. */
  readonly kilobytes: number;
}

export function likelyPartsOf(island: string): readonly (readonly LikelyFile[])[] {
  const describe = (index: number) => ({ file: fileAt(index), kilobytes: kilobytes[index] ?? 0 });
  return (prefetch[island] ?? []).map((part) => part.map(describe));
}

export const pinHash: string = pin;

const OWN_FILE = 'hadaya.min.js';

/** Returns the folder of a script URL, or `undefined` if the file is not Hadaya's (combined or renamed). */
function folderOf(address: string | undefined): string | undefined {
  const path = address?.split(/[?#]/)[0] ?? '';
  return path.endsWith(`/${OWN_FILE}`) ? path.slice(0, -OWN_FILE.length) : undefined;
}

/** Returns the folder of a script tag: from its URL, or from an attribute in which an optimiser keeps the URL. */
function folderOfTag({ src, attributes, baseURI }: HTMLScriptElement): string | undefined {
  const kept = [...attributes].map(({ value }) => folderOf(value)).find((folder) => folder !== undefined);
  return folderOf(src) ?? (kept === undefined ? undefined : new URL(kept, baseURI).href);
}

/**
 * Returns the folder of the bundles, with a trailing slash: `window.hadaya.baseUrl` if set, or else the folder of the
 * running script, or else the folder of the first script tag with the loader's file name. Such a tag counts even if an
 * optimiser has disabled it in order to run the script's text itself. Returns `undefined` if there is no such tag.
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

/**
 * Checks whether the replaced plugin's own files are loading for an island, or for all islands if none is named. If so,
 * the page's watcher has started them, and the island must not start.
 */
export function hasGoneBack(page: object, island = ''): boolean {
  const asked = readPageValue(page, 'back');
  return Array.isArray(asked) && asked.some((one: unknown) => Array.isArray(one) && (!one[0] || one[0] === island));
}

const SETTINGS = 'hadaya-settings';
/**
 * Ids of the elements in which the server prints its data. These elements contain JSON, which optimisers do not delay.
 * For a product's form, data may be printed twice, inside and after the form, and a page may have several forms.
 */
const IDS = /^hadaya-(settings|islands|form|more|last)(-\d+)?$/;
/**
 * Property of an element whose data is already in `window.hadaya`. It is set here or, if the server's script after the
 * element runs first, by that script.
 */
const TAKEN = 'hadayaTaken';

function untaken({ document }: PageWindow): readonly HTMLScriptElement[] {
  return [...document.querySelectorAll<HTMLScriptElement>('script[id^="hadaya-"]')].filter(
    (node) => IDS.test(node.id) && !Reflect.has(node, TAKEN),
  );
}

/**
 * Returns the data of an element; `undefined` if it is not a JSON object, for example because the element is still
 * being parsed.
 */
function readData({ textContent }: HTMLScriptElement): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(textContent ?? '');
    return isRecord(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Returns whether some of the server's data is still being parsed. */
export function awaitsData(page: PageWindow): boolean {
  return !isPrinted(page) && untaken(page).length > 0;
}

/** Merges settings by island; if both objects have a setting, the value in `strong` wins. */
function joinSettings(weak: unknown, strong: unknown): unknown {
  if (!isRecord(weak) || !isRecord(strong)) return strong ?? weak;
  const joined: Record<string, unknown> = { ...weak };
  for (const [name, value] of Object.entries(strong)) {
    const before = weak[name];
    joined[name] = isRecord(before) && isRecord(value) ? { ...before, ...value } : value;
  }
  return joined;
}

/**
 * Merges the server's data into the page's: lists are joined, and values that the owner has written by hand win. If a
 * script has replaced the page, the new page's settings win over the earlier ones.
 */
function join(key: string, said: unknown, found: unknown, isFirst: boolean): unknown {
  if (key === 'settings') return isFirst ? joinSettings(said, found) : joinSettings(found, said);
  if (Array.isArray(said)) return [...new Set([...(Array.isArray(found) ? found : []), ...said])];
  return found ?? said;
}

/**
 * Copies into `window.hadaya` the data that the server printed elsewhere in the page; each element is read only once.
 * Sets the replaced plugins' global variables (`globals`) if the scripts that define them have not run. Returns
 * whether anything was new.
 */
export function takeData(page: PageWindow): boolean {
  let isNew = false;
  const isFirst = !Reflect.has(page.document, TAKEN);
  for (const node of untaken(page)) {
    const data = readData(node);
    if (!data) continue;
    Reflect.set(node, TAKEN, true);
    isNew = true;
    for (const [name, value] of Object.entries(Object(data.globals)))
      if (Reflect.get(page, name) === undefined) Reflect.set(page, name, value);
    for (const [key, said] of Object.entries(data))
      if (key !== 'globals') writePageValue(page, key, join(key, said, readPageValue(page, key), isFirst));
  }
  // After this element has been read, by the loader or by the page's own script, a later element with this id belongs
  // to another page.
  const settings = page.document.getElementById(SETTINGS);
  if (settings && Reflect.has(settings, TAKEN)) Reflect.set(page.document, TAKEN, true);
  return isNew;
}
