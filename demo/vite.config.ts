/**
 * `pnpm demo`: Vite's development server in front of the shop. The shop's pages take the packages' sources as they are, with React's fast
 * refresh; a switch of the first line (light, no scripts, slow, before) shows the built files instead, as a visitor gets
 * them, and builds them first where they are older than the sources. PORT and HADAYA_DIST are respected.
 */
import { resolve } from 'node:path';
import { DIST_ROOT, REPOSITORY, VERSION } from '@hadaya/tools/project';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serveShop } from './src/dev/serveShop.ts';

const DEFAULT_PORT = 4173;

// Sources are served, also where the shell or a test command is in production: without it there is no fast refresh.
process.env.NODE_ENV = 'development';

/** The loader's own file is not built here: nothing of its table is asked for. */
const NO_TABLE = { names: [], kilobytes: [], islands: {}, ahead: {}, beside: {}, pin: '' };

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
    // Thousands of files that no page is made of, among them whole WordPresses.
    watch: {
      ignored: ['.cache', 'dist', 'dist-package', 'test-results', 'docs/.vitepress'].map((folder) =>
        resolve(REPOSITORY, folder, '**'),
      ),
    },
    // Made ready while the first page is on its way.
    warmup: { clientFiles: ['./packages/*/src/bundle.ts'] },
  },
  define: { __HADAYA_VERSION__: JSON.stringify(VERSION), __HADAYA_TABLE__: JSON.stringify(NO_TABLE) },
  // One React, as on a page, and one that the root knows too, where no package asks for it.
  resolve: { alias: { react: moduleOf('react'), 'react-dom': moduleOf('react-dom') } },
  optimizeDeps: { entries: ['packages/*/src/**/bundle.ts', 'demo/src/dev/startIslands.ts'] },
  plugins: [react(), serveShop({ distFolder: DIST_ROOT })],
});
