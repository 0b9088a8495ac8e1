/** Addresses of a file beside its own, `?again=1` to `?again=5`; pages that pin files pin each of them. */
export const RETRY_ADDRESSES = 5;

/** File → how often it failed. Shared by all islands of a page, so that they agree on a file's address. */
const failures = new Map<string, number>();

/** All our files lie in one folder, so what is relative to an island's file is the same relative to core's. */
const importAgain = <Module>(file: string, count: number): Promise<Module> =>
  import(/* @vite-ignore */ `${file}?again=${Math.min(count, RETRY_ADDRESSES)}`);

/**
 * Imports one of our files. Browsers may remember that an address failed, so after a failure the file has another
 * address (`?again=1`, `?again=2` …) for everybody; one that has loaded keeps its address. The file's own imports stay
 * the same, since a query changes no folder. The preset of the build puts this around each `import('./…')`, with
 * `importBeside` for what the file imports itself: both are asked for in one wave, and a loss there is the file's own.
 */
export async function importFile<Module>(
  file: string,
  importFirst: () => Promise<Module>,
  importBeside: () => readonly Promise<unknown>[] = () => [],
  importLater: (file: string, count: number) => Promise<Module> = importAgain,
): Promise<Module> {
  const count = failures.get(file) ?? 0;
  for (const beside of importBeside()) beside.catch(() => {});
  try {
    return await (count === 0 ? importFirst() : importLater(file, count));
  } catch (thrown) {
    // Of several imports of one address, which fail together, one counts.
    if ((failures.get(file) ?? 0) === count) failures.set(file, count + 1);
    throw thrown;
  }
}
