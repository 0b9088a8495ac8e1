import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { SYNTAX, safeScripts } from '@hadaya/tools/keepSafe';
import { describeFile, writeManifest } from '@hadaya/tools/manifest';
import { DIST_ROOT, VERSION } from '@hadaya/tools/project';
import { defineConfig, type Plugin } from 'vite';

/** Folder of the settings app, which visitors never load: it has a manifest of its own. */
const FOLDER = resolve(DIST_ROOT, 'admin');

const APP = resolve(import.meta.dirname, 'src');

/** What WordPress' own scripts answer, by the names that they have on an admin page. */
const GLOBALS: Readonly<Record<string, string>> = {
  '@wordpress/element': 'wp.element',
  '@wordpress/components': 'wp.components',
  '@wordpress/api-fetch': 'wp.apiFetch',
  '@wordpress/i18n': 'wp.i18n',
};

const enterFiles: Plugin = {
  name: 'hadaya:admin-manifest',
  closeBundle() {
    mkdirSync(FOLDER, { recursive: true });
    const empty = { version: VERSION, files: {}, answers: {} };
    const css = describeFile(FOLDER, 'admin.min.css', empty);
    const admin = { ...describeFile(FOLDER, 'admin.min.js', empty), css: css.file };
    writeManifest(FOLDER, { ...empty, files: { admin, 'admin.css': css } });
  },
};

/** The settings app of the WordPress plugin, over the React that WordPress brings. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { alias: { 'react/jsx-runtime': resolve(APP, 'jsxRuntime.ts') } },
  plugins: [safeScripts('classic'), enterFiles],
  build: {
    outDir: FOLDER,
    emptyOutDir: true,
    target: SYNTAX.classic,
    cssTarget: ['chrome120', 'safari16.4', 'firefox121'],
    sourcemap: 'hidden',
    minify: false, // by `safeScripts`
    cssMinify: true,
    reportCompressedSize: false,
    lib: { entry: resolve(APP, 'bundle.tsx'), formats: ['iife'], name: 'hadayaSettings', cssFileName: 'admin.min' },
    rolldownOptions: {
      external: Object.keys(GLOBALS),
      checks: { pluginTimings: false },
      output: { globals: GLOBALS, minify: false, entryFileNames: 'admin.min.js' },
    },
  },
});
