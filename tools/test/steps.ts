import type { Step } from './step.ts';
import { browserStep } from './steps/browserStep.ts';
import { commandStep } from './steps/commandStep.ts';
import { e2eStep } from './steps/e2eStep.ts';
import { fileStep } from './steps/fileStep.ts';
import { layerStep } from './steps/layerStep.ts';
import { optimiserStep } from './steps/optimiserStep.ts';
import { repeatStep } from './steps/repeatStep.ts';
import { unitStep } from './steps/unitStep.ts';

/** The test command's steps, in their order. A failed step does not stop the others. */
export const STEPS: readonly Step[] = [
  browserStep,
  commandStep('types', 'tsc', '--noEmit'),
  commandStep('lint', 'biome', 'check', '--error-on-warnings', '.'),
  layerStep,
  commandStep('php', 'node', 'tools/wordpress/checkPhp.ts'),
  commandStep('unused', 'knip', '--no-progress'),
  unitStep,
  commandStep('build', 'node', 'tools/build.ts'),
  fileStep,
  optimiserStep,
  repeatStep,
  e2eStep,
];
