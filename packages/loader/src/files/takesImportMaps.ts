type Page = Window & typeof globalThis;

/**
 * Whether the browser takes a further import map at any time, as Chromium does from 133 and Safari from 18.4. Both got
 * `Atomics.pause` in the same version; Firefox has that too, but takes one map only, which is the host's.
 */
export function takesImportMaps(page: Page): boolean {
  return 'pause' in page.Atomics && !('mozInnerScreenX' in page);
}
