import { resolve } from 'node:path';
import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { dropUnusedReact } from './dropUnusedReact.ts';
import { finishFiles, SYNTAX } from './finishFiles.ts';
import { dropHelpersFile } from './inlineExportAll.ts';
import type { ScriptKind } from './keepSafe.ts';
import { loaderTable } from './loaderTable.ts';
import { readManifest } from './manifest.ts';
import { BUNDLE_PLANS, type BundlePlan, ownerOf } from './plans.ts';
import { DIST_FOLDER, REPOSITORY, RUNTIME, VERSION } from './project.ts';

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

/** Exports of the files that are imported by short names. */
function findShortNames(): Record<string, readonly string[]> {
  const files = Object.values(readManifest(DIST_FOLDER, VERSION).files);
  return Object.fromEntries(files.flatMap(({ file, exports }) => (exports ? [[`./${file}`, exports]] : [])));
}

/** What core's React side imports, under the light runtime's names; other bundles import the runtime's file. */
const LIGHT_REACT: Readonly<Record<string, string>> = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': './api.ts',
  'react-dom': './api.ts',
  react: './api.ts',
};

/** Only the runtime's package knows Preact, so the names are resolved from there. */
function takeLightReact(entry: string): Plugin {
  return {
    name: 'hadaya:light-react',
    enforce: 'pre',
    resolveId(source) {
      const light = LIGHT_REACT[source];
      return light === undefined ? null : this.resolve(light, entry, { skipSelf: true });
    },
  };
}

/** The module that imports the sheets of a bundle without a script stays out of the build. */
const dropScripts: Plugin = {
  name: 'hadaya:drop-scripts',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const [file, { type }] of Object.entries(bundle)) if (type === 'chunk') delete bundle[file];
    },
  },
};

/**
 * mailcheck ends with lines for Node, AMD and jQuery. As a module without them it needs none of the bundler's helpers, and
 * leaves the page's jQuery alone.
 */
const takeMailcheck: Plugin = {
  name: 'hadaya:mailcheck',
  transform: {
    filter: { id: /\/mailcheck\/src\/mailcheck\.js$/ },
    handler: (code) => ({
      code: `${code.slice(0, code.indexOf('if (typeof module'))}export default Mailcheck;\n`,
      map: { mappings: '' },
    }),
  },
};

function pluginsOf(plan: BundlePlan, kind: ScriptKind, coreFile: string | undefined): PluginOption[] {
  return [
    plan.name === 'runtime' &&
      { light: takeLightReact, react: dropUnusedReact }[RUNTIME](resolve(REPOSITORY, plan.entry)),
    plan.name === 'contact-widget' && takeMailcheck,
    plan.kind === 'sheet' && dropScripts,
    finishFiles({ plan, kind, coreFile, shared: findShortNames() }),
    dropHelpersFile(),
  ];
}

/**
 * The one Vite preset: a library build of one bundle into the shared distribution folder. Import specifiers that an
 * earlier bundle answers (React, core, variations …) stay imports of its hashed file, so each is shipped once.
 */
export function islandBundle(name: string): InlineConfig {
  const plan = findPlan(name);
  const isLoader = plan.kind === 'loader';
  const kind = isLoader ? 'classic' : 'module';
  const paths = isLoader ? {} : findSharedFiles(plan);
  return {
    configFile: false,
    root: REPOSITORY,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"production"',
      __HADAYA_VERSION__: JSON.stringify(VERSION),
      ...(isLoader ? { __HADAYA_TABLE__: JSON.stringify(loaderTable(readManifest(DIST_FOLDER, VERSION))) } : {}),
    },
    plugins: pluginsOf(plan, kind, paths['@hadaya/core']),
    build: {
      outDir: DIST_FOLDER,
      emptyOutDir: false,
      target: `es${SYNTAX[kind]}`,
      // Older targets make the CSS compiler guess the direction from the language, which is wrong and three times as large.
      cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
      sourcemap: 'hidden',
      // A bundle's sheets are one; a sheet that is an entry itself is not to be joined.
      cssCodeSplit: plan.kind === 'sheet',
      modulePreload: false,
      reportCompressedSize: false,
      lib: { entry: resolve(REPOSITORY, plan.entry), formats: [isLoader ? 'iife' : 'es'], name: 'hadayaLoader' },
      rolldownOptions: {
        experimental: { nativeMagicString: true },
        external: Object.keys(paths),
        // Lazy files import what they need from the file that starts them, instead of splitting it.
        preserveEntrySignatures: isLoader ? 'strict' : 'allow-extension',
        output: {
          paths,
          minify: false, // by `finishFiles`
          entryFileNames: isLoader ? `${name}.min.js` : `${name}-[hash].min.js`,
          chunkFileNames: (chunk) => `${ownerOf(plan, chunk)}-[name]-[hash].min.js`,
          assetFileNames: `${name}.min[extname]`,
          ...(isLoader ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups(plan) } }),
        },
      },
    },
  };
}
