import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BuildOptions,
  defineConfig,
  mergeConfig,
  type Plugin,
  type UserConfig,
  type UserConfigFnObject,
} from 'vite';
import { type Bundle, entryFile, hasPublicNameOnly } from './bundle.ts';
import { eagerFactories } from './eagerFactories.ts';
import { loaderTable } from './loaderTable.ts';
import { openManifest } from './manifest.ts';
import { enterFiles, writeEntry } from './manifestPlugin.ts';
import { markSheets } from './markSheets.ts';
import { DIST_FOLDER, VERSION } from './project.ts';
import { retryFailedFiles } from './retryImports.ts';
import { SYNTAX, safeScripts } from './toAsciiModule.ts';

/** Specifiers that core's file provides; inlining core inlines all of them. */
export const CORE_DOORS: readonly string[] = [
  '',
  '/jquery',
  '/jqueryEvents',
  '/jqueryPlugin',
  '/elementor',
  '/entities',
].map((entry) => `@hadaya/core${entry}`);

/** Specifiers that the runtime's file provides. */
export const REACT_DOORS: readonly string[] = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  '@hadaya/core/react',
];

/** Finds the specifiers that files from earlier builds provide, each with the file to import instead. */
function findSharedFiles({ answers = [], inlines = [] }: Bundle): Record<string, string> {
  const foreign = Object.entries(openManifest().answers).filter(
    ([specifier]) => !answers.includes(specifier) && !inlines.includes(specifier),
  );
  return Object.fromEntries(foreign.map(([specifier, file]) => [specifier, `./${file}`]));
}

/** In a bundle without a script, drops the module that imports its style sheets. */
const dropScripts: Plugin = {
  name: 'hadaya:drop-scripts',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, outputs) {
      for (const [file, { type }] of Object.entries(outputs)) if (type === 'chunk') delete outputs[file];
    },
  },
};

function bundlerOptions(
  name: string,
  bundle: Bundle,
  paths: Readonly<Record<string, string>>,
): NonNullable<BuildOptions['rolldownOptions']> {
  return {
    experimental: { nativeMagicString: true },
    checks: { pluginTimings: false },
    external: Object.keys(paths),
    // Lazy files import from the file that starts them; extending that file's exports avoids splitting the file.
    preserveEntrySignatures: bundle.kind === 'loader' ? 'strict' : 'allow-extension',
    output: {
      paths,
      minify: false,
      entryFileNames: hasPublicNameOnly(bundle) ? entryFile(name) : `${name}-[hash].min.js`,
      chunkFileNames: `${name}-[name]-[hash].min.js`,
    },
  };
}

function configOf(folder: string, name: string, bundle: Bundle): UserConfig {
  const { kind, entry } = bundle;
  const isLoader = kind === 'loader';
  const script = isLoader ? 'classic' : 'module';
  const paths = isLoader ? {} : findSharedFiles(bundle);
  return {
    root: folder,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', __HADAYA_VERSION__: JSON.stringify(VERSION) },
    plugins: [
      kind === 'sheet' && dropScripts,
      isLoader && loaderTable(),
      markSheets(name),
      writeEntry(name, bundle),
      retryFailedFiles(paths['@hadaya/core']),
      safeScripts(script),
      eagerFactories(),
      enterFiles(folder, name, bundle),
    ],
    build: {
      outDir: DIST_FOLDER,
      emptyOutDir: false,
      target: SYNTAX[script],
      // For older targets, the CSS compiler derives the direction from the language, which is wrong, and the output is
      // three times as large.
      cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
      sourcemap: 'hidden',
      // `safeScripts` minifies instead.
      minify: false,
      cssMinify: true,
      modulePreload: false,
      reportCompressedSize: false,
      lib: {
        entry: resolve(folder, entry),
        formats: [isLoader ? 'iife' : 'es'],
        name: 'hadayaLoader',
        cssFileName: `${name}.min`,
      },
      rolldownOptions: bundlerOptions(name, bundle, paths),
    },
  };
}

/**
 * Returns the shared Vite configuration for a package. Its `vite.config.ts` lists the package's bundles, each of which
 * is built as a library into the shared distribution folder. Vite's mode selects one (`vite build --mode http`); by
 * default, the first is built. Specifiers that an earlier bundle provides (React, core, variations …) remain imports of
 * its hashed file, so that each is shipped once.
 */
export function bundles(
  configUrl: string,
  named: Readonly<Record<string, Bundle & { readonly config?: UserConfig }>>,
): UserConfigFnObject {
  const folder = dirname(fileURLToPath(configUrl));
  return defineConfig(({ mode }) => {
    const name = mode in named ? mode : Object.keys(named)[0];
    const bundle = name === undefined ? undefined : named[name];
    if (name === undefined || !bundle) throw new Error(`${folder} defines no bundle`);
    const { config = {}, ...plan } = bundle;
    return mergeConfig(configOf(folder, name, plan), config);
  });
}
