/**
 * `pnpm demo`: Vite's development server in front of the shop. The shop's pages use the packages' sources with React's fast
 * refresh; a switch of the demo bar (light, no scripts, slow, before) shows the built files that visitors get, and builds them
 * first if they are stale. PORT and HADAYA_DIST are respected.
 */
import { resolve } from 'node:path';
import { DIST_ROOT, REPOSITORY, VERSION } from '@hadaya/tools/project';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serveShop } from './src/dev/serveShop.ts';

const DEFAULT_PORT = 4173;

// Sources are served even if the environment is production: fast refresh needs development mode.
process.env.NODE_ENV = 'development';

/** The loader's file is not built here, so its table is unused. */
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
    // Thousands of files that belong to no page, including whole WordPress installations.
    watch: {
      ignored: ['.cache', 'dist', 'dist-package', 'test-results', 'docs/.vitepress'].map((folder) =>
        resolve(REPOSITORY, folder, '**'),
      ),
    },
    // Transformed while the first page loads.
    warmup: { clientFiles: ['./packages/*/src/bundle.ts'] },
  },
  define: { __HADAYA_VERSION__: JSON.stringify(VERSION), __HADAYA_TABLE__: JSON.stringify(NO_TABLE) },
  // A single React, as on a page, which the root also resolves for code without its own dependency.
  resolve: { alias: { react: moduleOf('react'), 'react-dom': moduleOf('react-dom') } },
  optimizeDeps: { entries: ['packages/*/src/**/bundle.ts', 'demo/src/dev/startIslands.ts'] },
  plugins: [react(), serveShop({ distFolder: DIST_ROOT })],
});
