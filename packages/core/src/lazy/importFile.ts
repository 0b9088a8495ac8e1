/** Addresses of a file beside its own, `?again=1` to `?again=5`; pages that pin files pin each of them. */
export const RETRY_ADDRESSES = 5;

/** File → how often it failed, and whether it has come at another address. Shared by all islands of a page. */
const lost = new Map<string, { readonly count: number; readonly isElsewhere: boolean }>();

/**
 * All our files lie in one folder, so what is relative to an island's file is the same relative to core's. Bundlers of projects that take
 * us from npm are told to leave the address alone: there it is not known before.
 */
const importAgain = <Module>(file: string, count: number): Promise<Module> =>
  import(
    /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${file}?again=${Math.min(count, RETRY_ADDRESSES)}`
  );

/**
 * Imports one of our files. One that failed is asked for again at its own address, at which other files import it as well, so
 * that no second copy of it comes to life. Older browsers remember that an address failed: where it fails anew, the file has
 * another one (`?again=1`, `?again=2` …), and keeps that for everybody once it has loaded. The file's own imports stay
 * the same, since a query changes no folder. The preset of the build puts this around each `import('./…')`, with
 * `importBeside` for what the file imports itself: both are asked for in one wave, and a loss there is the file's own.
 */
export async function importFile<Module>(
  file: string,
  importFirst: () => Promise<Module>,
  importBeside: () => readonly Promise<unknown>[] = () => [],
  importLater: (file: string, count: number) => Promise<Module> = importAgain,
): Promise<Module> {
  const { count, isElsewhere } = lost.get(file) ?? { count: 0, isElsewhere: false };
  const importElsewhere = async () => {
    const found = await importLater(file, count);
    lost.set(file, { count, isElsewhere: true });
    return found;
  };
  for (const beside of importBeside()) beside.catch(() => {});
  try {
    if (isElsewhere) return await importElsewhere();
    return await (count === 0 ? importFirst() : importFirst().catch(importElsewhere));
  } catch (thrown) {
    // Of several imports of one address, which fail together, one counts.
    if ((lost.get(file)?.count ?? 0) === count) lost.set(file, { count: count + 1, isElsewhere: false });
    throw thrown;
  }
}
