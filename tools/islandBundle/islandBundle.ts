import { resolve } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { finishFiles } from './finishFiles.ts';
import { loaderHashes, loaderTable } from './loaderTable.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { BUNDLE_PLANS, type BundlePlan, type ChunkGroup } from './plans.ts';
import { DIST_FOLDER, REPOSITORY, VERSION } from './project.ts';

function findPlan(name: string): BundlePlan {
  const plan = BUNDLE_PLANS.find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`No bundle is called "${name}". Add it to tools/islandBundle/plans.ts`);
  return plan;
}

/** Specifiers that other files answer, with the file to import instead. */
function findSharedFiles(plan: BundlePlan): Record<string, string> {
  const { answers } = readManifest(DIST_FOLDER, VERSION);
  const foreign = Object.entries(answers).filter(
    ([specifier]) => !plan.answers.includes(specifier) && !plan.inlines.includes(specifier),
  );
  return Object.fromEntries(foreign.map(([specifier, file]) => [specifier, `./${file}`]));
}

/** Modules that several chunks of an island need go into two files at most, not into one small file for each set of users. */
const SHARED_CHUNKS: readonly ChunkGroup[] = [
  { name: 'base', isInitial: true, minShareCount: 2 },
  { name: 'shared', minShareCount: 2 },
];

function toGroups(groups: readonly ChunkGroup[]): Rolldown.CodeSplittingGroup[] {
  return groups.map(({ isInitial, ...group }, index) => ({
    ...group,
    ...(isInitial ? { tags: ['$initial'] } : {}),
    priority: groups.length - index,
  }));
}

/** What the loader knows of the files that were built before it. */
function defineTables(manifest: Manifest): Record<string, string> {
  return {
    __HADAYA_FILES__: JSON.stringify(loaderTable(manifest)),
    __HADAYA_HASHES__: JSON.stringify(loaderHashes(manifest)),
  };
}

/**
 * The one Vite preset: a library build of one bundle into the shared distribution folder. Import specifiers that an
 * earlier bundle answers (React, core, variations …) stay imports of its hashed file, so each is shipped once.
 */
export function islandBundle(name: string): InlineConfig {
  const plan = findPlan(name);
  const isLoader = plan.kind === 'loader';
  const paths = isLoader ? {} : findSharedFiles(plan);
  return {
    configFile: false,
    root: REPOSITORY,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __HADAYA_VERSION__: JSON.stringify(VERSION),
      ...(isLoader ? defineTables(readManifest(DIST_FOLDER, VERSION)) : {}),
    },
    plugins: [finishFiles({ bundle: name, kind: isLoader ? 'classic' : 'module', coreFile: paths['@hadaya/core'] })],
    build: {
      outDir: DIST_FOLDER,
      emptyOutDir: false,
      target: 'es2020',
      // Older targets make the CSS compiler guess the direction from the language, which is wrong and three times as large.
      cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
      sourcemap: 'hidden',
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry: resolve(REPOSITORY, plan.entry), formats: [isLoader ? 'iife' : 'es'], name: 'hadayaLoader' },
      rolldownOptions: {
        external: Object.keys(paths),
        // A shared file's own lazy chunks import what they need from it, instead of splitting it into several files.
        preserveEntrySignatures: plan.kind === 'shared' ? 'allow-extension' : 'strict',
        output: {
          paths,
          minify: false, // by `finishFiles`
          entryFileNames: plan.kind === 'shared' ? `${name}-[hash].min.js` : `${name}.min.js`,
          chunkFileNames: `${name}-[name]-[hash].min.js`,
          assetFileNames: `${name}.min[extname]`,
          ...(plan.kind === 'island' ? { codeSplitting: { groups: toGroups(plan.groups ?? SHARED_CHUNKS) } } : {}),
        },
      },
    },
  };
}
