import { OUTSIDE_CORE } from '@hadaya/e2e/matrix';
import { areaOf } from './reach.ts';
import type { Step } from './step.ts';
import { createBrowserModeStep } from './steps/browserModeStep.ts';
import { browserStep } from './steps/browserStep.ts';
import { commandStep, countingCommand, countingStep } from './steps/commandStep.ts';
import { compatStep } from './steps/compatStep.ts';
import { docsStep } from './steps/docsStep.ts';
import { createE2eStep } from './steps/e2eStep.ts';
import { engineStep } from './steps/engineStep.ts';
import { fileStep } from './steps/fileStep.ts';
import { builtStep, createUnitStep } from './steps/unitStep.ts';
import { wordpressStep } from './steps/wordpressStep.ts';

const BUILD = commandStep('build', 'node', 'tools/build.ts');
const TYPES = commandStep('types', 'tsc', '-b', 'tsconfig.json', 'tsconfig.browser.json');
const WEIGHT: Step = { ...commandStep('weight', 'node', 'tools/weight/run.ts'), after: ['build'] };
const LAYERS = countingStep('layers', 'tools/layers/run.ts');
const SIZES: Step = { ...commandStep('sizes', 'size-limit'), after: ['build'] };
const LINT = commandStep('lint', 'biome', 'check', '--error-on-warnings', '.');
/**
 * Checks regular expressions for catastrophic backtracking and dynamic construction, with the rules in
 * `.oxlintrc.json`.
 */
const EXPRESSIONS = commandStep('expressions', 'npx', '-y', 'pnpm@12', 'expressions');

/** Runs after `expressions`, because both install a package and must not do so at the same time. */
const VERSIONS: Step = {
  ...countingCommand('versions', 'npx', '-y', 'pnpm@12', 'unit:php:all'),
  after: ['expressions'],
};

const before = [browserStep, BUILD, wordpressStep];
const checks = [
  createBrowserModeStep(),
  TYPES,
  LINT,
  LAYERS,
  countingStep('php', 'tools/wordpress/checkPhp.ts'),
  countingStep('phpunit', 'tools/wordpress/runPhpUnit.ts'),
  commandStep('unused', 'knip', '--no-progress'),
  commandStep('spelling', 'cspell', '--no-progress', '--no-summary'),
  fileStep,
  SIZES,
];
const matrix = [
  EXPRESSIONS,
  VERSIONS,
  compatStep,
  { ...countingStep('optimisers', 'tools/optimiser/run.ts'), after: ['build'] },
  countingStep('release', 'tools/package/dryRun.ts'),
  { ...countingStep('packages', 'tools/package/tryPackages.ts', 'test-results/release/npm'), after: ['release'] },
];
const last = [WEIGHT, builtStep];
const units = { ...createUnitStep(), after: ['e2e'] };

/**
 * The contributors' test run. The build comes first because the longest step needs it; short steps run at the same time
 * as the browser tests. A failed step does not stop the others.
 */
export const CORE_STEPS: readonly Step[] = [
  ...before,
  createE2eStep(['--grep-invert', OUTSIDE_CORE]),
  ...checks,
  ...last,
  units,
];

/**
 * The full run with the matrix: engines, versions, optimisers, packages installed in other projects, documentation, and
 * all browser tests. The engine tests wait for frames half of the time, so the unit tests run at the same time.
 */
export const STEPS: readonly Step[] = [
  ...before,
  docsStep,
  createE2eStep(),
  ...checks,
  ...matrix,
  ...last,
  engineStep,
  units,
];

/**
 * Returns the quick checks for a change, which take a few seconds; `vitest` contains the arguments that select the
 * change's unit tests.
 */
export const quickSteps = (vitest: readonly string[]): readonly Step[] => [
  TYPES,
  LINT,
  LAYERS,
  ...(vitest.length > 0 ? [createUnitStep(vitest, true)] : []),
];

const isFrameTest = (path: string) => path.endsWith('.browser.ts');

export const browserSteps = (specs: readonly string[]): readonly Step[] =>
  specs.length > 0
    ? [
        browserStep,
        BUILD,
        ...(specs.some((spec) => spec.startsWith('e2e/wordpress')) ? [wordpressStep] : []),
        ...(specs.some((spec) => !isFrameTest(spec))
          ? [createE2eStep(specs.filter((spec) => !isFrameTest(spec)))]
          : []),
        createBrowserModeStep(specs),
      ]
    : [];

export const packageSteps = (names: readonly string[]): readonly Step[] => {
  const areas = names.flatMap((name) => areaOf(name) ?? []);
  return [
    createUnitStep(['run', ...names.map((name) => `packages/${name}/`)]),
    ...browserSteps(areas.map((area) => `e2e/${area}/`)),
  ];
};
