import { isPrinted, isRecord, type PageWindow, readPageValue, writePageValue } from '@hadaya/core';

/** Ids of the elements in which the server prints what we have to know, in the order of the page: data, which no optimiser runs late. */
const SETTINGS = 'hadaya-settings';
const IDS = [SETTINGS, 'hadaya-islands', 'hadaya-form', 'hadaya-more', 'hadaya-last'];
/** Property of an element whose data stands in `window.hadaya`: set here, or by the server's script behind it where that ran first. */
const TAKEN = 'hadayaTaken';

/** The elements that the page has of these and nobody has taken. The version before printed scripts with the same ids, which speak for themselves. */
function untaken({ document, HTMLScriptElement }: PageWindow): readonly HTMLScriptElement[] {
  return IDS.map((id) => document.getElementById(id))
    .filter((node) => node instanceof HTMLScriptElement)
    .filter((node) => node.type === 'application/json' && !Reflect.has(node, TAKEN));
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
