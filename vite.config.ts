/** Unit tests of the whole workspace; each package's own vite.config.ts holds its library build. */
import { defineConfig } from 'vitest/config';

const MODEL_TESTS = ['packages/*/src/model/**/*.test.ts', 'packages/*/src/**/model/**/*.test.ts', 'tools/**/*.test.ts'];

export default defineConfig({
  define: {
    __HADAYA_VERSION__: '"0.0.0-test"',
    __HADAYA_FILES__: '{"swatches":{"preload":["core-1.min.js"],"css":true}}',
    __HADAYA_HASHES__: '{"swatches.min.js":"sha384-x"}',
  },
  test: {
    // The cache keeps where a specifier led; a changed `exports` map would go unnoticed.
    fsModuleCache: false,
    setupFiles: ['./packages/testing/src/unit/setup.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'model', environment: 'node', include: MODEL_TESTS },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...MODEL_TESTS],
        },
      },
    ],
  },
});
