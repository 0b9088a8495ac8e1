import { takesImportMaps } from './takesImportMaps.ts';

const RECHECK_MS = 50;

/**
 * Whether modules may be loaded. Browsers that take one import map only ignore one that comes after the first module, and the
 * host's modules with it, so they wait until the page's own has been read. Classic themes of WordPress print it at the end of the page.
 */
export function mayLoadModules(page: Window & typeof globalThis): boolean {
  const { document } = page;
  return (
    takesImportMaps(page) ||
    document.readyState !== 'loading' ||
    document.querySelector('script[type="importmap"]') !== null
  );
}

/** Waits until modules may be loaded. Looks by itself, for optimisers keep events of the document from scripts. */
export async function untilModulesMayLoad(page: Window & typeof globalThis): Promise<void> {
  while (!mayLoadModules(page)) await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
}
