import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeFile, readManifest, writeManifest } from '@hadaya/tools/manifest';
import { ADMIN_APPS, isAdminApp } from '@hadaya/tools/order';
import { DIST_ROOT, VERSION } from '@hadaya/tools/project';
import { SYNTAX, safeScripts } from '@hadaya/tools/toAsciiModule';
import { defineConfig, type Plugin, type UserConfig } from 'vite';

/** Folder of the owner's apps, with its own manifest. Visitors never load these files. */
const FOLDER = resolve(DIST_ROOT, 'admin');

const APP = resolve(import.meta.dirname, 'src');

/** Globals that WordPress's own scripts define on an admin page, keyed by module name. */
const GLOBALS: Readonly<Record<string, string>> = {
  '@wordpress/element': 'wp.element',
  '@wordpress/components': 'wp.components',
  '@wordpress/api-fetch': 'wp.apiFetch',
  '@wordpress/i18n': 'wp.i18n',
  '@wordpress/blocks': 'wp.blocks',
  '@wordpress/block-editor': 'wp.blockEditor',
};

const enterFiles = (name: string): Plugin => ({
  name: 'hadaya:admin-manifest',
  closeBundle() {
    mkdirSync(FOLDER, { recursive: true });
    const known = readManifest(FOLDER, VERSION);
    const script = describeFile(FOLDER, `${name}.min.js`, known);
    const sheet = `${name}.min.css`;
    const own = existsSync(resolve(FOLDER, sheet))
      ? { [name]: { ...script, css: sheet }, [`${name}.css`]: describeFile(FOLDER, sheet, known) }
      : { [name]: script };
    writeManifest(FOLDER, { ...known, files: { ...known.files, ...own } });
  },
});

/**
 * Configures the build of one of the owner's apps in the WordPress plugin. The apps use WordPress's React. The first
 * build empties the folder.
 */
function configure(name: string, { entry, global }: { readonly entry: string; readonly global: string }): UserConfig {
  return {
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'react/jsx-runtime': resolve(APP, 'jsxRuntime.ts') } },
    plugins: [safeScripts('classic'), enterFiles(name)],
    build: {
      outDir: FOLDER,
      emptyOutDir: name === Object.keys(ADMIN_APPS)[0],
      target: SYNTAX.classic,
      cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
      sourcemap: 'hidden',
      minify: false, // `safeScripts` minifies instead.
      cssMinify: true,
      reportCompressedSize: false,
      lib: { entry: resolve(APP, entry), formats: ['iife'], name: global, cssFileName: `${name}.min` },
      rolldownOptions: {
        external: Object.keys(GLOBALS),
        checks: { pluginTimings: false },
        output: { globals: GLOBALS, minify: false, entryFileNames: `${name}.min.js` },
      },
    },
  };
}

/** Vite's mode names the app; by default, the settings app is built. */
export default defineConfig(({ mode }) => {
  const name = isAdminApp(mode) ? mode : 'admin';
  return configure(name, ADMIN_APPS[name]);
});
