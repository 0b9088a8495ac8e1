import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { writeIntegrityFile } from './integrityFile.ts';
import { islandBundle } from './islandBundle.ts';
import { describeFile, type Manifest, type ManifestFile, readManifest, writeManifest } from './manifest.ts';
import type { BundlePlan } from './plans.ts';
import { DIST_FOLDER, REPOSITORY, VERSION } from './project.ts';

/** Whether the package holds the bundle's entry yet. */
export function isBuildable(plan: BundlePlan): boolean {
  return existsSync(resolve(REPOSITORY, plan.entry));
}

function nameOutput(plan: BundlePlan, output: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (output.type === 'asset') return `${plan.name}.css`;
  return output.isEntry ? plan.name : `${plan.name}/${output.name}`;
}

/** Chunks first, so that an entry finds the imports of its own chunks. */
function inImportOrder(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const rank = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    output.type === 'asset' ? 0 : output.isEntry ? 2 : 1;
  return [...outputs].sort((a, b) => rank(a) - rank(b));
}

/** Builds one bundle and enters its files into the manifest. */
export async function buildBundle(plan: BundlePlan): Promise<void> {
  // The loader comes last and holds the hash of the file with all other hashes.
  if (plan.kind === 'loader') {
    writeManifest(DIST_FOLDER, writeIntegrityFile(DIST_FOLDER, readManifest(DIST_FOLDER, VERSION)));
  }
  const [result] = [await build(islandBundle(plan.name))].flat();
  if (!result || !('output' in result)) throw new Error(`The build of ${plan.name} gave no files`);
  let manifest: Manifest = readManifest(DIST_FOLDER, VERSION);
  for (const output of inImportOrder(result.output)) {
    if (output.fileName.endsWith('.map')) continue;
    const css = manifest.files[`${plan.name}.css`]?.file;
    const isIslandEntry = output.type === 'chunk' && output.isEntry && css !== undefined;
    const measured: ManifestFile = describeFile(DIST_FOLDER, output.fileName, manifest);
    const entry = isIslandEntry ? { ...measured, css } : measured;
    manifest = { ...manifest, files: { ...manifest.files, [nameOutput(plan, output)]: entry } };
    if (output.type === 'chunk' && output.isEntry) {
      const answers = Object.fromEntries(plan.answers.map((specifier) => [specifier, output.fileName]));
      manifest = { ...manifest, answers: { ...manifest.answers, ...answers } };
    }
  }
  writeManifest(DIST_FOLDER, manifest);
}
