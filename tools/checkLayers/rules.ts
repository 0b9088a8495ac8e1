import { castRule } from './castRule.ts';
import { fileRule } from './fileRule.ts';
import { kitRule } from './kitRule.ts';
import { layerRule } from './layerRule.ts';
import { legacyRule } from './legacyRule.ts';
import { mainExportRule } from './mainExportRule.ts';
import { nameRule } from './nameRule.ts';
import { oneMeaningRule } from './oneMeaningRule.ts';
import { packageRule } from './packageRule.ts';
import type { Rule } from './problem.ts';
import { reactRule } from './reactRule.ts';
import { styleRule } from './styleRule.ts';

/** The architecture as code; every rule has a test that proves that it fails. */
export const LAYER_RULES: readonly Rule[] = [
  packageRule,
  layerRule,
  nameRule,
  legacyRule,
  reactRule,
  castRule,
  styleRule,
  fileRule,
  mainExportRule,
  oneMeaningRule,
  kitRule,
];
