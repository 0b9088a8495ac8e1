/**
 * Number of retry URLs for a file, `?again=1` to `?again=5`; pages that pin files through import map integrity pin each
 * of these URLs.
 */
export const RETRY_ADDRESSES = 5;

/**
 * Number of failures for each file, and whether the file has loaded from another URL. Shared by all islands of a page.
 */
const failed = new Map<string, { readonly count: number; readonly isElsewhere: boolean }>();

/**
 * All of Hadaya's files are in one folder, so a URL relative to an island's file is also valid relative to core's file.
 * In projects that install Hadaya from npm, bundlers must not change this URL, because it is unknown when they build.
 */
const importAgain = <Module>(file: string, count: number): Promise<Module> =>
  import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${file}?again=${Math.min(count, RETRY_ADDRESSES)}`
  );

/**
 * Imports one of Hadaya's files. A failed file is first retried at its own URL, which other files import as well, so
 * that no second copy of the file is evaluated. Older browsers cache a failed import: if the retry fails as well, the
 * file gets another URL (`?again=1`, `?again=2` …); after a successful load from that URL, all islands use it. The
 * file's own imports stay the same, because a query does not change the folder. The build preset wraps each
 * `import('./…')` in this function, with `importBeside` for the modules that the file imports: these are requested in
 * parallel with the file, and if one of them fails, so does the file.
 */
export async function importFile<Module>(
  file: string,
  importFirst: () => Promise<Module>,
  importBeside: () => readonly Promise<unknown>[] = () => [],
  importLater: (file: string, count: number) => Promise<Module> = importAgain,
): Promise<Module> {
  const { count, isElsewhere } = failed.get(file) ?? { count: 0, isElsewhere: false };
  const importElsewhere = async () => {
    const found = await importLater(file, count);
    failed.set(file, { count, isElsewhere: true });
    return found;
  };
  for (const beside of importBeside()) beside.catch(() => {});
  try {
    if (isElsewhere) return await importElsewhere();
    return await (count === 0 ? importFirst() : importFirst().catch(importElsewhere));
  } catch (thrown) {
    // Concurrent imports of the same URL fail together; only one failure is counted.
    if ((failed.get(file)?.count ?? 0) === count) failed.set(file, { count: count + 1, isElsewhere: false });
    throw thrown;
  }
}
