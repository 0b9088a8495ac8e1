import { isPrinted, type PageWindow, readPageValue } from '@hadaya/core';

const RECHECK_MS = 50;

/** Sheets on their way, and files that become sheets when they are there, as optimisers do with those that may come late. */
const ON_ITS_WAY = 'link[rel~="stylesheet"],link[rel~="preload"][as="style"][onload]';

/** Whether the server says that it has printed a sheet (`hadaya.sheets`): it is on the page by itself or in another file. */
export function isAnnounced(page: PageWindow, name: string): boolean {
  const sheets = readPageValue(page, 'sheets');
  return Array.isArray(sheets) && sheets.includes(name);
}

/** Waits until each sheet that the page itself asks for is there or lost, those at its end too; at most until it has loaded. */
export async function untilSheetsAreIn(page: PageWindow): Promise<void> {
  const { document } = page;
  while (!isPrinted(page)) await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
  while (document.readyState !== 'complete') {
    const link = [...document.querySelectorAll<HTMLLinkElement>(ON_ITS_WAY)].find(
      ({ sheet, disabled }) => !sheet && !disabled,
    );
    if (!link) return;
    await new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true });
      page.addEventListener('load', resolve, { once: true });
    });
  }
}
