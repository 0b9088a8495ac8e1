import { takesImportMaps } from './takesImportMaps.ts';

const RECHECK_MS = 50;

/**
 * Waits, in browsers that take one import map only, until the page's own has been read: one that comes after the first
 * module is ignored, and the host's modules with it. Classic themes of WordPress print it at the end of the page. Looks by
 * itself, for optimisers keep events of the document from scripts.
 */
export async function untilModulesMayLoad(page: Window & typeof globalThis): Promise<void> {
  const { document } = page;
  const mayLoad = () =>
    takesImportMaps(page) ||
    document.readyState !== 'loading' ||
    document.querySelector('script[type="importmap"]') !== null;
  while (!mayLoad()) await new Promise((resolve) => setTimeout(resolve, RECHECK_MS));
}
