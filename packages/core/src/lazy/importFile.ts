/** File → how often it failed. Shared by all islands of a page, so that they agree on a file's address. */
const failures = new Map<string, number>();

function addressOf(file: string): string {
  const count = failures.get(file) ?? 0;
  return count === 0 ? file : `${file}?again=${count}`;
}

/**
 * Imports one of our files. Browsers may remember that an address failed, so after a failure the file has another
 * address (`?again=1`, `?again=2` …) for everybody; one that has loaded keeps its address. The file's own imports stay
 * the same, since a query changes no folder. The preset of the build puts this into the place of each `import('./…')`.
 */
export async function importFile<Module>(
  file: string,
  importAt: (address: string) => Promise<Module>,
): Promise<Module> {
  const count = failures.get(file) ?? 0;
  try {
    return await importAt(addressOf(file));
  } catch (thrown) {
    // Of several imports of one address, which fail together, one counts.
    if ((failures.get(file) ?? 0) === count) failures.set(file, count + 1);
    throw thrown;
  }
}
