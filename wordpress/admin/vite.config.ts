import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { SYNTAX, safeScripts } from '@hadaya/tools/keepSafe';
import { describeFile, writeManifest } from '@hadaya/tools/manifest';
import { DIST_ROOT, VERSION } from '@hadaya/tools/project';
import { defineConfig, type Plugin } from 'vite';

/** Folder of the apps, which visitors never load: it has a manifest of its own. */
const FOLDER = resolve(DIST_ROOT, 'admin');

const APP = resolve(import.meta.dirname, 'src');

/** What WordPress' own scripts answer, by the names that they have on an admin page. */
const GLOBALS: Readonly<Record<string, string>> = {
  '@wordpress/element': 'wp.element',
  '@wordpress/components': 'wp.components',
  '@wordpress/api-fetch': 'wp.apiFetch',
  '@wordpress/i18n': 'wp.i18n',
};

/** Each app by the name of its files: where it starts, and the global under which its script stands. The first one begins the folder anew. */
const APPS: Readonly<Record<string, { readonly entry: string; readonly global: string }>> = {
  admin: { entry: 'bundle.tsx', global: 'hadayaSettings' },
  inbox: { entry: 'inbox/bundle.tsx', global: 'hadayaInboxApp' },
};

/** The apps' names, in the order in which they are built: `vite build --mode inbox` builds one. */
export const ADMIN_APPS: readonly string[] = Object.keys(APPS);

const enterFiles = (app: string): Plugin => ({
  name: 'hadaya:admin-manifest',
  closeBundle() {
    mkdirSync(FOLDER, { recursive: true });
    const empty = { version: VERSION, files: {}, answers: {} };
    const before = app === ADMIN_APPS[0] ? empty : readManifest(FOLDER, VERSION);
    const css = describeFile(FOLDER, `${app}.min.css`, empty);
    const script = { ...describeFile(FOLDER, `${app}.min.js`, empty), css: css.file };
    writeManifest(FOLDER, { ...before, files: { ...before.files, [app]: script, [`${app}.css`]: css } });
  },
});

/** The apps of the WordPress plugin, over the React that WordPress brings; the mode names the app. */
export default defineConfig(({ mode }) => {
  const app = mode in APPS ? mode : 'admin';
  const { entry = '', global = '' } = APPS[app] ?? {};
  return {
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'react/jsx-runtime': resolve(APP, 'jsxRuntime.ts') } },
    plugins: [safeScripts('classic'), enterFiles(app)],
    build: {
      outDir: FOLDER,
      emptyOutDir: app === ADMIN_APPS[0],
      target: SYNTAX.classic,
      cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
      sourcemap: 'hidden',
      minify: false, // by `safeScripts`
      cssMinify: true,
      reportCompressedSize: false,
      lib: { entry: resolve(APP, entry), formats: ['iife'], name: global, cssFileName: `${app}.min` },
      rolldownOptions: {
        external: Object.keys(GLOBALS),
        checks: { pluginTimings: false },
        output: { globals: GLOBALS, minify: false, entryFileNames: `${app}.min.js` },
      },
    },
  };
});
