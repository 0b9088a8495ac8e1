import { castRule } from './castRule.ts';
import { cycleRule } from './cycleRule.ts';
import { fileRule } from './fileRule.ts';
import { kitRule } from './kitRule.ts';
import { layerRule } from './layerRule.ts';
import { nameRule } from './nameRule.ts';
import { packageRule } from './packageRule.ts';
import type { Rule } from './problem.ts';
import { reactRule } from './reactRule.ts';
import { styleRule } from './styleRule.ts';

/** The architecture as code; every rule has a test that proves that it fails. */
export const LAYER_RULES: readonly Rule[] = [
  packageRule,
  layerRule,
  nameRule,
  reactRule,
  cycleRule,
  castRule,
  styleRule,
  fileRule,
  kitRule,
];
