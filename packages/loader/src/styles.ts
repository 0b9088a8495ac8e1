import { isPrinted, type PageWindow, readPageValue } from '@hadaya/core';
import { filesOf } from './data.ts';
import { type BundleSource, insist, tellLost } from './modules.ts';

/** Class of the rule that ends each sheet of ours; `tools/vite/markSheets.ts` writes it. */
const MARK = 'hadaya-sheet';

/**
 * Whether the rules of a sheet of ours are in force for `node`, which stands in the head, so that it is never painted and nothing is
 * laid out for the answer. The file does not matter: optimisers give our sheets other names, join them with others and write them into
 * the page.
 */
function isInForce(node: HTMLElement, name: string): boolean {
  node.className = MARK;
  const view = node.ownerDocument.defaultView;
  const found = view?.getComputedStyle(node).getPropertyValue(`--${MARK}-${name}`).trim();
  node.removeAttribute('class');
  return found === '1';
}

/** Sheets in the head, also what becomes one when its file is there. */
const SHEETS = 'head>link:is([rel~="stylesheet"],[as="style"][onload]),head>style';
/**
 * What does not change the look of what we style: sheets of plugins and of WordPress itself. All others may, the theme's, the owner's own,
 * and those that are joined of several.
 */
const FOREIGN = '[href*="/plugins/"],[href*="/wp-includes/"],style[id^="wp-"]:not(#wp-custom-css),[id^="classic-"]';
const LOOK = '/look.min.css';

/** Whether the page has a link to a sheet of ours, also one that becomes a sheet when the file is there. */
function hasSheetLink(page: Document, name: string): boolean {
  return page.querySelector(`link:is([rel~="stylesheet"],[onload])[href*="/${name}.min.css"]`) !== null;
}

/**
 * Puts the link of a sheet from the folder `base` into the head, before all that the site itself says about its look, as the replaced
 * plugins' sheets stand: the owner's rules go on winning. The sheet of our own look says more than our others and follows them.
 */
export function placeSheet(page: Document, link: HTMLLinkElement, base: string, isLook: boolean): void {
  const sheets = [...page.querySelectorAll<HTMLElement>(SHEETS)];
  const isOurs = (sheet: HTMLElement) => String(Reflect.get(sheet, 'href')).startsWith(base);
  const look = sheets.find((sheet) => sheet.matches(`[href*="${LOOK}"]`));
  const own = look ?? sheets.find((sheet) => !sheet.matches(FOREIGN) && !isOurs(sheet));
  if (isLook) sheets.findLast(isOurs)?.after(link);
  else own?.before(link);
}

const RECHECK_MS = 50;
/** How long a sheet may take that is not there when the page has loaded, in milliseconds. */
const GRACE_MS = 3000;

/** Sheets on their way, and files that become sheets when they are there, as optimisers do with those that may come late. */
const ON_ITS_WAY = 'link[rel~="stylesheet"],link[rel~="preload"][as="style"][onload]';

/** Whether the server says that it has printed a sheet (`hadaya.sheets`): it is on the page by itself or in another file. */
function isAnnounced(page: PageWindow, name: string): boolean {
  const sheets = readPageValue(page, 'sheets');
  return Array.isArray(sheets) && sheets.includes(name);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when a link has its file or has lost it, after the page's load at most `GRACE_MS` later; tells whether it is to be waited for no longer. */
function untilLinked(page: PageWindow, link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    // A file that becomes a sheet when it is there has its second answer still to come.
    link.addEventListener('load', () => resolve(false), { once: true });
    link.addEventListener('error', () => resolve(true), { once: true });
    if (page.document.readyState === 'complete') void sleep(GRACE_MS).then(() => resolve(true));
    else page.addEventListener('load', () => resolve(false), { once: true });
  });
}

/** Waits until each sheet that the page itself asks for is there or lost, those at its end too. */
async function untilSheetsAreIn(page: PageWindow): Promise<void> {
  const { document } = page;
  while (!isPrinted(page)) await sleep(RECHECK_MS);
  const lost = new Set<HTMLLinkElement>();
  const findNext = () =>
    [...document.querySelectorAll<HTMLLinkElement>(ON_ITS_WAY)].find(
      (link) => !link.sheet && !link.disabled && !lost.has(link),
    );
  for (let link = findNext(); link; link = findNext()) if (await untilLinked(page, link)) lost.add(link);
}

/** Adds a link to a sheet of ours, unless its rules are in force on the page; `undefined` where they are. */
function linkSheet(name: string, href: string, { page, nonce, base }: BundleSource): HTMLLinkElement | undefined {
  if (hasSheetLink(page, name)) return undefined;
  const link = page.createElement('link');
  (page.head ?? page.documentElement).append(link);
  if (isInForce(link, name)) {
    link.remove();
    return undefined;
  }
  placeSheet(page, link, base, name === 'look');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  if (nonce) link.nonce = nonce;
  link.href = href;
  return link;
}

/**
 * Adds a style sheet of ours, unless the page has it already, in whatever file. What the server says to have printed
 * (`hadaya.sheets`) is waited for.
 */
export function addSheet(name: string, source: BundleSource): void {
  const { page, base, loadedSheets } = source;
  const file = `${base}${name}.min.css`;
  const fetchSheet = async (again: string) => {
    if (page.defaultView && isAnnounced(page.defaultView, name) && !hasSheetLink(page, name)) {
      await untilSheetsAreIn(page.defaultView);
    }
    const link = linkSheet(name, file + again, source);
    if (!link) return;
    await new Promise<void>((resolve, reject) => {
      link.onload = () => {
        loadedSheets?.add(name);
        resolve();
      };
      link.onerror = (cause) => {
        link.remove();
        reject(cause);
      };
    });
  };
  const message = `the style sheet ${file} could not be loaded. Check that it exists and is not blocked`;
  void insist(fetchSheet, (cause) => tellLost(page, name, message, cause));
}

/** Whether a sheet that an island had from us is not on the page any more. */
export function hasLostSheet(name: string, { page, loadedSheets }: BundleSource): boolean {
  return loadedSheets?.has(name) === true && !hasSheetLink(page, name);
}

/** Adds the style sheets of islands, unless the page has them already. */
export function addSheets(islands: readonly string[], source: BundleSource): void {
  for (const name of islands.filter((island) => filesOf(island)?.hasSheet)) addSheet(name, source);
}
