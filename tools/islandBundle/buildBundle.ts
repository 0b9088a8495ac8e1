import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { shortExports } from './finishFiles.ts';
import { writeIntegrityFile } from './integrityFile.ts';
import { islandBundle } from './islandBundle.ts';
import { describeFile, type Manifest, type ManifestFile, readManifest, writeManifest } from './manifest.ts';
import { type BundlePlan, islandsOf, ownerOf } from './plans.ts';
import { DIST_FOLDER, REPOSITORY, VERSION } from './project.ts';

/** Whether the package holds the bundle's entry yet. */
export function isBuildable(plan: BundlePlan): boolean {
  return existsSync(resolve(REPOSITORY, plan.entry));
}

function nameOutput(plan: BundlePlan, output: Rolldown.OutputChunk | Rolldown.OutputAsset): string {
  if (output.type === 'asset') return `${plan.name}.css`;
  return output.isEntry ? plan.name : `${ownerOf(plan, output)}/${output.name}`;
}

/** Chunks first, so that an entry finds the imports of its own chunks. */
function inImportOrder(outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const rank = (output: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    output.type === 'asset' ? 0 : output.isEntry ? 2 : 1;
  return [...outputs].sort((a, b) => rank(a) - rank(b));
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const doorOf = (name: string) => `${name}.min.js`;

/**
 * Gives an island or a library its public name and tells the name of its start file. One without lazy files has the public name itself.
 * Another keeps its hash, for its lazy files import it by that; the public name is a door to it, which a page with the
 * loader does not fetch. Islands that share a file have a door each.
 */
function nameIsland(plan: BundlePlan, outputs: readonly Output[]): string {
  const { name, islands } = plan;
  const door = doorOf(name);
  const chunks = outputs.filter((output) => output.type === 'chunk');
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (start === undefined) throw new Error(`The build of ${name} gave no entry`);
  for (const island of islands ?? []) {
    writeFileSync(resolve(DIST_FOLDER, doorOf(island)), `import{${island} as start}from"./${start}";start();\n`);
  }
  if (islands) return start;
  if (chunks.length > 1) {
    writeFileSync(resolve(DIST_FOLDER, door), `import"./${start}";\n`);
    return start;
  }
  renameSync(resolve(DIST_FOLDER, start), resolve(DIST_FOLDER, door));
  renameSync(resolve(DIST_FOLDER, `${start}.map`), resolve(DIST_FOLDER, `${door}.map`));
  return door;
}

function addFile(manifest: Manifest, name: string, entry: ManifestFile): Manifest {
  return { ...manifest, files: { ...manifest.files, [name]: entry } };
}

/** Enters a file under its name; one that starts islands of other names is entered for each, with the sheet of each. */
function enterOutput(manifest: Manifest, plan: BundlePlan, output: Output, islandFile: string | undefined): Manifest {
  const isEntry = output.type === 'chunk' && output.isEntry;
  const file = isEntry && islandFile !== undefined ? islandFile : output.fileName;
  const measured = describeFile(DIST_FOLDER, file, manifest);
  if (!isEntry) return addFile(manifest, nameOutput(plan, output), measured);
  if (plan.kind === 'door') return addFile(manifest, `${plan.name}/door`, measured);
  const exports = plan.isNamedShort ? { exports: shortExports(plan, output) } : {};
  const answers = Object.fromEntries(plan.answers.map((specifier) => [specifier, file]));
  let entered: Manifest = { ...manifest, answers: { ...manifest.answers, ...answers } };
  const islands = plan.islands ?? [plan.name];
  for (const name of plan.kind === 'island' ? islands : new Set([plan.name, ...islands])) {
    const css = manifest.files[`${name}.css`]?.file;
    entered = addFile(entered, name, { ...measured, ...(css === undefined ? {} : { css }), ...exports });
  }
  return entered;
}

/** Builds one bundle and enters its files into the manifest. */
export async function buildBundle(plan: BundlePlan): Promise<void> {
  // The loader comes last and holds the hash of the file with all other hashes.
  if (plan.kind === 'loader') {
    writeManifest(DIST_FOLDER, writeIntegrityFile(DIST_FOLDER, readManifest(DIST_FOLDER, VERSION)));
  }
  const [result] = [await build(islandBundle(plan.name))].flat();
  if (!result || !('output' in result)) throw new Error(`The build of ${plan.name} gave no files`);
  const isPublic = ['island', 'library', 'door'].includes(plan.kind);
  const islandFile = isPublic ? nameIsland(plan, result.output) : undefined;
  let manifest: Manifest = readManifest(DIST_FOLDER, VERSION);
  for (const output of inImportOrder(result.output)) {
    if (!output.fileName.endsWith('.map')) manifest = enterOutput(manifest, plan, output, islandFile);
  }
  for (const island of islandsOf(plan)) {
    const door = doorOf(island);
    // The door to an island of a shared file is a build of its own.
    if (islandFile === undefined || islandFile === door) continue;
    manifest = addFile(manifest, `${island}/door`, describeFile(DIST_FOLDER, door, manifest));
  }
  writeManifest(DIST_FOLDER, manifest);
}
