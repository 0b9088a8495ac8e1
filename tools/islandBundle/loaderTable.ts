import { hashesOf, INTEGRITY_FILE } from './integrityFile.ts';
import type { Manifest } from './manifest.ts';
import { BUNDLE_PLANS } from './plans.ts';

/** What the loader must know of an island: the files to preload and whether it has a style sheet. */
export interface LoaderEntry {
  readonly preload: readonly string[];
  readonly css: boolean;
}

/** The islands that were built, for the loader. One that is absent from the build is absent here. */
export function loaderTable(manifest: Manifest): Record<string, LoaderEntry> {
  const islands = BUNDLE_PLANS.filter((plan) => plan.kind === 'island').flatMap(({ name }) => {
    const built = manifest.files[name];
    return built ? [[name, { preload: built.imports, css: built.css !== undefined }] as const] : [];
  });
  return Object.fromEntries(islands);
}

/**
 * Hashes of the modules that an island needs at once, by file. What is loaded later stands in a file of its own, so that
 * only pages which pin our files pay for it; that file's own hash is here.
 */
export function loaderHashes(manifest: Manifest): Record<string, string> {
  const islands = BUNDLE_PLANS.filter((plan) => plan.kind === 'island').flatMap(
    ({ name }) => manifest.files[name] ?? [],
  );
  const needed = new Set([...islands.flatMap(({ file, imports }) => [...imports, file]), INTEGRITY_FILE]);
  return hashesOf(manifest, (file) => needed.has(file));
}
