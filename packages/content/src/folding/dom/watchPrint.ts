import { listen, type PageWindow } from '@hadaya/core';

/** Shows everything on paper, and what was open again afterwards. */
export function watchPrint(page: PageWindow, showAll: (isAll: boolean) => void, signal: AbortSignal): void {
  listen(page.matchMedia('print'), 'change', ({ matches }) => showAll(matches), { signal });
  for (const type of ['beforeprint', 'afterprint']) listen(page, type, () => showAll(type[0] === 'b'), { signal });
}
