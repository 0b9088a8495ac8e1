/**
 * `pnpm demo`: Vite's development server in front of the shop. The shop's pages use the packages' sources with React's
 * fast refresh. Some switches in the demo bar (light, no scripts, slow, before) show the built files that visitors get;
 * stale files are rebuilt first. Set the port with PORT and the build folder with HADAYA_DIST.
 */
import { resolve } from 'node:path';
import { DIST_ROOT, REPOSITORY, VERSION } from '@hadaya/tools/project';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serveShop } from './src/dev/serveShop.ts';

const DEFAULT_PORT = 4173;

// Fast refresh needs development mode, even if the environment says production.
process.env.NODE_ENV = 'development';

/** The loader is not built here, so its table is unused. */
const NO_TABLE = { names: [], kilobytes: [], islands: {}, prefetch: {}, beside: {}, pin: '' };

const moduleOf = (name: string) => resolve(REPOSITORY, 'packages/core/node_modules', name);

export default defineConfig({
  root: REPOSITORY,
  cacheDir: resolve(import.meta.dirname, 'node_modules/.vite'),
  appType: 'custom',
  publicDir: false,
  clearScreen: false,
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    // Ignores thousands of files that belong to no page, including whole WordPress installations.
    watch: {
      ignored: ['.cache', 'dist', 'dist-package', 'test-results', 'docs/.vitepress'].map((folder) =>
        resolve(REPOSITORY, folder, '**'),
      ),
    },
    // Transforms the bundles' modules when the server starts, so that the first page loads faster.
    warmup: { clientFiles: ['./packages/*/src/bundle.ts'] },
  },
  define: { __HADAYA_VERSION__: JSON.stringify(VERSION), __HADAYA_TABLE__: JSON.stringify(NO_TABLE) },
  // Uses a single copy of React, as pages do. The alias also lets a package import React without depending on it.
  resolve: { alias: { react: moduleOf('react'), 'react-dom': moduleOf('react-dom') } },
  optimizeDeps: { entries: ['packages/*/src/**/bundle.ts', 'demo/src/dev/startIslands.ts'] },
  plugins: [react(), serveShop({ distFolder: DIST_ROOT })],
});
