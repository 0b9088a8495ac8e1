import { isPrinted, isRecord, type PageWindow, readPageValue, writePageValue } from '@hadaya/core';
import { detections, hasSetting } from './detections.ts';

/** What the build knows of the files beside the loader. */
interface FileTable {
  /** Names of modules without `.min.js`. */
  readonly names: readonly string[];
  /** What each costs on the line, in kilobytes: after gzip, with half of one for its request. */
  readonly kilobytes: readonly number[];
  /** By island: whether it has a style sheet, then the places of all its start modules, the one to import last. */
  readonly islands: Readonly<Record<string, readonly number[]>>;
  /** By island: the places of the modules with which it draws once the page rests. */
  readonly views: Readonly<Record<string, readonly number[]>>;
  /** By island, by part that a visitor is likely to ask for, the likeliest first: the places of its modules. */
  readonly ahead: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** By island, by settings global of a page: the places of the modules that it needs at once there. */
  readonly beside: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Hash of the file with the hashes of all modules. */
  readonly pin: string;
}

declare const __HADAYA_TABLE__: FileTable;

const { names, kilobytes, islands, views, ahead, beside, pin } = __HADAYA_TABLE__;

/** The files of an island. */
interface IslandFiles {
  readonly hasSheet: boolean;
  /** Modules that it needs at once, with those that they import; its own is last. */
  readonly start: readonly string[];
  /** What those weigh on the line together. */
  readonly kilobytes: number;
}

const fileAt = (place: number) => `${names[place]}.min.js`;

/** The files of an island that was built together with this loader. */
export function filesOf(island: string): IslandFiles | undefined {
  const [css, ...places] = islands[island] ?? [];
  if (css === undefined) return undefined;
  const kilobytesOf = places.reduce((sum, place) => sum + (kilobytes[place] ?? 0), 0);
  return { hasSheet: css === 1, start: places.map(fileAt), kilobytes: kilobytesOf };
}

/** What an island needs at once beside its start, by the settings globals of the page, unless settings of ours stand in their place. */
export function filesBeside(island: string, page: Window): readonly string[] {
  const { setting } = detections.find(({ name }) => name === island) ?? {};
  const parts = hasSetting(readPageValue(page, 'settings'), setting) ? [] : Object.entries(beside[island] ?? {});
  return parts.flatMap(([global, places]) => (Reflect.get(page, global) === undefined ? [] : places.map(fileAt)));
}

/** The files with which an island draws once the page rests. */
export const viewOf = (island: string): readonly string[] => (views[island] ?? []).map(fileAt);

/** A file of a part that a visitor is likely to ask for. */
export interface LikelyFile {
  readonly file: string;
  /** Size on the line, in kilobytes. */
  readonly kilobytes: number;
}

/** What a visitor of an island is likely to ask for, the likeliest first: the files of each part. */
export function likelyPartsOf(island: string): readonly (readonly LikelyFile[])[] {
  const describe = (place: number) => ({ file: fileAt(place), kilobytes: kilobytes[place] ?? 0 });
  return (ahead[island] ?? []).map((part) => part.map(describe));
}

/** Hash of the file with the hashes of all modules. */
export const pinHash: string = pin;

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

/**
 * Whether the replaced plugin's own files are on their way for an island, or for all of them where none is named: the page's watcher
 * has begun that, and then ours may not start.
 */
export function hasGoneBack(page: object, island = ''): boolean {
  const asked = readPageValue(page, 'back');
  return Array.isArray(asked) && asked.some((one: unknown) => Array.isArray(one) && (!one[0] || one[0] === island));
}

/** Ids of the elements in which the server prints what we have to know, in the order of the page: data, which no optimiser runs late. */
const SETTINGS = 'hadaya-settings';
const IDS = [SETTINGS, 'hadaya-islands', 'hadaya-form', 'hadaya-more', 'hadaya-last'];
/** Property of an element whose data stands in `window.hadaya`: set here, or by the server's script behind it where that ran first. */
const TAKEN = 'hadayaTaken';

/** The elements that the page has of these and nobody has taken. */
function untaken({ document, HTMLScriptElement }: PageWindow): readonly HTMLScriptElement[] {
  return IDS.map((id) => document.getElementById(id))
    .filter((node) => node instanceof HTMLScriptElement)
    .filter((node) => !Reflect.has(node, TAKEN));
}

/** The data of an element; `undefined` while it is still on its way, or for what is no data of ours. */
function readData({ textContent }: HTMLScriptElement): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(textContent ?? '');
    return isRecord(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether something that the server says is still on its way. */
export function awaitsData(page: PageWindow): boolean {
  return !isPrinted(page) && untaken(page).length > 0;
}

/** Settings of both, by island; what `strong` says of an island's setting counts. */
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
 * Adds what the server says to what the page has: lists grow, and what the owner has written by hand goes on counting. Settings of
 * another page, which a script has put in the place of the first, count more than those of before.
 */
function join(key: string, said: unknown, found: unknown, isFirst: boolean): unknown {
  if (key === 'settings') return isFirst ? joinSettings(said, found) : joinSettings(found, said);
  if (Array.isArray(said)) return [...new Set([...(Array.isArray(found) ? found : []), ...said])];
  return found ?? said;
}

/**
 * Takes what the server has printed as data into `window.hadaya`, each element once, and settings of the replaced plugins (`globals`)
 * under their own names where the script that prints them has not run. Tells whether there was something new.
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
  // Taken by us or by the page's own script: what comes under that id from now on is another page's.
  const settings = page.document.getElementById(SETTINGS);
  if (settings && Reflect.has(settings, TAKEN)) Reflect.set(page.document, TAKEN, true);
  return isNew;
}
