/** Unit tests of the whole workspace; each package's own `vite.config.ts` is its library build. */
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const MODEL_TESTS = [
  'packages/*/src/**/model/**/*.test.ts',
  'packages/*/src/**/model.test.ts',
  'tools/**/*.test.ts',
  'bench/**/*.test.ts',
  'wordpress/admin/src/**/*.test.ts',
];

const PAGE_TESTS = ['packages/*/src/**/*.test.{ts,tsx}', 'demo/**/*.test.ts'];

/** msw changes what Node itself offers, so such a file gets a process of its own. */
const MSW_TESTS = globSync(PAGE_TESTS).filter((path) => /startMockServer|'msw/.test(readFileSync(path, 'utf8')));

export default defineConfig({
  define: {
    __HADAYA_VERSION__: '"0.0.0-test"',
    __HADAYA_TABLE__:
      '{"names":["core-1","swatches"],"kilobytes":[9,7],"islands":{"swatches":[1,0,1],"gallery":[1,0,1]},"beside":{},"pin":"sha384-x"}',
  },
  test: {
    // The cache keeps where a specifier led; a changed `exports` map would go unnoticed.
    fsModuleCache: false,
    // They run at a lower priority beside the browser tests: a limit for what hangs, as theirs, and not for what waits its turn.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the setup file lets `vi.waitFor` wait.
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['./packages/testing/src/unit/setup.ts'],
    projects: [
      {
        extends: true,
        // What has no page keeps nothing from one file to the next.
        test: { name: 'model', environment: 'node', isolate: false, include: MODEL_TESTS },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: PAGE_TESTS,
          exclude: ['**/node_modules/**', ...MODEL_TESTS, ...MSW_TESTS],
          // A window for each file, but not a process: that would cost more than the tests themselves.
          pool: 'vmForks',
        },
      },
      { extends: true, test: { name: 'msw', environment: 'happy-dom', include: MSW_TESTS } },
    ],
  },
});
