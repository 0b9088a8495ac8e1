/** Unit tests for the whole workspace; each package's own `vite.config.ts` configures its library build. */
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

/** msw patches Node's own APIs, so each file that uses it gets its own process. */
const MSW_TESTS = globSync(PAGE_TESTS).filter((path) => /startMockServer|'msw/.test(readFileSync(path, 'utf8')));

export default defineConfig({
  define: {
    __HADAYA_VERSION__: '"0.0.0-test"',
    __HADAYA_TABLE__:
      '{"names":["core-1","swatches"],"kilobytes":[9,7],"islands":{"swatches":[1,0,1],"gallery":[1,0,1]},"beside":{},"pin":"sha384-x"}',
  },
  test: {
    // The cache stores resolved specifiers, so a changed `exports` map would go unnoticed.
    fsModuleCache: false,
    // Unit tests run at a lower priority while the browser tests run. Like the browser tests' timeout, this timeout is
    // meant to stop tests that hang, not tests that wait for the processor.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The same timeout that the setup file sets for `vi.waitFor`.
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['./packages/testing/src/unit/setup.ts'],
    projects: [
      {
        extends: true,
        // Tests of the model need no page and change no global state, so their files share one environment.
        test: { name: 'model', environment: 'node', isolate: false, include: MODEL_TESTS },
      },
      {
        extends: true,
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: PAGE_TESTS,
          exclude: ['**/node_modules/**', ...MODEL_TESTS, ...MSW_TESTS],
          // Each file gets its own window but not its own process, which would take longer than the tests themselves.
          pool: 'vmForks',
        },
      },
      { extends: true, test: { name: 'msw', environment: 'happy-dom', include: MSW_TESTS } },
    ],
  },
});
