import { isPrinted, type PageWindow, readPageValue } from '@hadaya/core';

const RECHECK_MS = 50;
/** How long a sheet may take that is not there when the page has loaded, in milliseconds. */
const GRACE_MS = 3000;

/** Sheets on their way, and files that become sheets when they are there, as optimisers do with those that may come late. */
const ON_ITS_WAY = 'link[rel~="stylesheet"],link[rel~="preload"][as="style"][onload]';

/** Whether the server says that it has printed a sheet (`hadaya.sheets`): it is on the page by itself or in another file. */
export function isAnnounced(page: PageWindow, name: string): boolean {
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
export async function untilSheetsAreIn(page: PageWindow): Promise<void> {
  const { document } = page;
  while (!isPrinted(page)) await sleep(RECHECK_MS);
  const lost = new Set<HTMLLinkElement>();
  const findNext = () =>
    [...document.querySelectorAll<HTMLLinkElement>(ON_ITS_WAY)].find(
      (link) => !link.sheet && !link.disabled && !lost.has(link),
    );
  for (let link = findNext(); link; link = findNext()) if (await untilLinked(page, link)) lost.add(link);
}
