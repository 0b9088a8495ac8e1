/** Unit tests of modules that have their own built file, run against that file on both runtimes. Build first. */
import { defineConfig } from 'vitest/config';
import { REPOSITORY } from '../vite/project.ts';
import { takeBuiltFiles } from '../vite/takeBuiltFiles.ts';

/** Tests of the modules that contain libphonenumber-js, isbot and the variation matching. */
const TESTS = [
  'packages/contact-widget/src/panels/form/**/{judgePhone,phoneNumber.fuzz}.test.ts',
  'packages/contact-widget/src/**/createCounter.test.ts',
  'packages/variations/src/fixtures.test.ts',
];

const RUNTIMES = { react: '.', light: 'light' } as const;

export default defineConfig({
  root: REPOSITORY,
  define: { __HADAYA_VERSION__: '"0.0.0-test"' },
  test: {
    setupFiles: ['./packages/testing/src/unit/setup.ts'],
    testTimeout: 120_000,
    projects: Object.entries(RUNTIMES).map(([name, folder]) => ({
      extends: true,
      plugins: [takeBuiltFiles(folder)],
      test: { name, environment: 'happy-dom', include: TESTS },
    })),
  },
});
