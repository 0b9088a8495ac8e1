import { isPrinted, type PageWindow, readPageValue } from '@hadaya/core';
import { addToHead, createTag } from './createTag.ts';
import { filesOf } from './data.ts';
import { type BundleSource, loadWithRetry, reportFailure } from './modules.ts';

/** Class selected by the last rule in each of Hadaya's style sheets; `tools/vite/markSheets.ts` writes it. */
const MARK = 'hadaya-sheet';

/**
 * Checks whether the rules of a Hadaya style sheet apply to `node`, whatever file they come from: optimisers rename
 * sheets, combine them and inline them. `node` is in the head, so that reading its style causes no paint or layout.
 */
function isInForce(node: HTMLElement, name: string): boolean {
  node.className = MARK;
  const view = node.ownerDocument.defaultView;
  const found = view?.getComputedStyle(node).getPropertyValue(`--${MARK}-${name}`).trim();
  node.removeAttribute('class');
  return found === '1';
}

/** Style sheets in the head, including links that become a style sheet when their file has loaded. */
const SHEETS = 'head>link:is([rel~="stylesheet"],[as="style"][onload]),head>style';
/**
 * Style sheets that do not style Hadaya's islands: those from plugins and from WordPress itself. All other sheets may
 * style them: the theme's, the owner's own, and combined sheets.
 */
const FOREIGN = '[href*="/plugins/"],[href*="/wp-includes/"],style[id^="wp-"]:not(#wp-custom-css),[id^="classic-"]';
const LOOK = '/look.min.css';

/** Also counts a link that becomes a style sheet when its file has loaded. */
function hasSheetLink(page: Document, name: string): boolean {
  return page.querySelector(`link:is([rel~="stylesheet"],[onload])[href*="/${name}.min.css"]`) !== null;
}

/**
 * Inserts a sheet's link into the head before the site's own styles, where the replaced plugins' sheets were, so that
 * the owner's rules still override it. The sheet of Hadaya's look follows the other Hadaya sheets and overrides them.
 * `base` is the folder of Hadaya's sheets.
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
/** Maximum wait after the load event for a sheet that has not loaded, in milliseconds. */
const GRACE_MS = 3000;

/**
 * Style sheets that are loading, and preloads that become style sheets when they have loaded, as optimisers print them
 * to defer sheets.
 */
const ON_ITS_WAY = 'link[rel~="stylesheet"],link[rel~="preload"][as="style"][onload]';

/** Checks whether the server reports a sheet as printed (`hadaya.sheets`), as a separate file or in a combined one. */
function isAnnounced(page: PageWindow, name: string): boolean {
  const sheets = readPageValue(page, 'sheets');
  return Array.isArray(sheets) && sheets.includes(name);
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Resolves when a link's file has loaded or failed, but no later than the page's load event or, after that event, than
 * `GRACE_MS`. The result is true if the caller must not wait for the file again.
 */
function untilLinked(page: PageWindow, link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    // A preload that becomes a style sheet fires a second load event, so the caller may wait again.
    link.addEventListener('load', () => resolve(false), { once: true });
    link.addEventListener('error', () => resolve(true), { once: true });
    if (page.document.readyState === 'complete') void sleep(GRACE_MS).then(() => resolve(true));
    else page.addEventListener('load', () => resolve(false), { once: true });
  });
}

/** Waits until each of the page's own sheets has loaded or failed, including sheets at the page's end. */
async function untilSheetsAreIn(page: PageWindow): Promise<void> {
  const { document } = page;
  while (!isPrinted(page)) await sleep(RECHECK_MS);
  const failed = new Set<HTMLLinkElement>();
  const findNext = () =>
    [...document.querySelectorAll<HTMLLinkElement>(ON_ITS_WAY)].find(
      (link) => !link.sheet && !link.disabled && !failed.has(link),
    );
  for (let link = findNext(); link; link = findNext()) if (await untilLinked(page, link)) failed.add(link);
}

function linkSheet(name: string, href: string, { page, nonce, base }: BundleSource): HTMLLinkElement | undefined {
  if (hasSheetLink(page, name)) return undefined;
  const link = createTag(page, 'link', { crossOrigin: 'anonymous', nonce });
  addToHead(link);
  if (isInForce(link, name)) {
    link.remove();
    return undefined;
  }
  placeSheet(page, link, base, name === 'look');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

/**
 * Adds a Hadaya style sheet, unless the page already has its rules. Waits for sheets that the server reports as printed
 * (`hadaya.sheets`).
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
  void loadWithRetry(fetchSheet, (cause) => reportFailure(page, name, message, cause));
}

/** Checks whether the link of a sheet that had loaded is no longer in the page. */
export function hasFailedSheet(name: string, { page, loadedSheets }: BundleSource): boolean {
  return loadedSheets?.has(name) === true && !hasSheetLink(page, name);
}

export function addSheets(islands: readonly string[], source: BundleSource): void {
  for (const name of islands.filter((island) => filesOf(island)?.hasSheet)) addSheet(name, source);
}
