import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { finishFiles, SYNTAX } from './finishFiles.ts';
import { describeFile, type ManifestFile, readManifest, writeManifest } from './manifest.ts';
import { DIST_ROOT, REPOSITORY, VERSION } from './project.ts';

/** Folder of the settings app, which visitors never load: it has a manifest of its own. */
const FOLDER = resolve(DIST_ROOT, 'admin');

const APP = resolve(REPOSITORY, 'wordpress/admin/src');

/** What WordPress' own scripts answer, by the names that they have on an admin page. */
const GLOBALS: Readonly<Record<string, string>> = {
  '@wordpress/element': 'wp.element',
  '@wordpress/components': 'wp.components',
  '@wordpress/api-fetch': 'wp.apiFetch',
  '@wordpress/i18n': 'wp.i18n',
};

const config: InlineConfig = {
  configFile: false,
  root: REPOSITORY,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: { 'react/jsx-runtime': resolve(APP, 'jsxRuntime.ts') } },
  plugins: [finishFiles({ plan: { name: 'admin', kind: 'loader' }, kind: 'classic', coreFile: undefined, shared: {} })],
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: `es${SYNTAX.classic}`,
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    sourcemap: 'hidden',
    lib: { entry: resolve(APP, 'bundle.tsx'), formats: ['iife'], name: 'hadayaSettings' },
    rolldownOptions: {
      external: Object.keys(GLOBALS),
      output: {
        globals: GLOBALS,
        minify: false, // by `finishFiles`
        entryFileNames: 'admin.min.js',
        assetFileNames: 'admin.min[extname]',
      },
    },
  },
};

/** Builds the settings app of the WordPress plugin over the React that WordPress brings, and tells its weight. */
export async function buildAdminApp(): Promise<ManifestFile> {
  mkdirSync(FOLDER, { recursive: true });
  await build(config);
  const empty = readManifest(FOLDER, VERSION);
  const css = describeFile(FOLDER, 'admin.min.css', empty);
  const admin = { ...describeFile(FOLDER, 'admin.min.js', empty), css: css.file };
  writeManifest(FOLDER, { ...empty, files: { admin, 'admin.css': css } });
  return admin;
}
