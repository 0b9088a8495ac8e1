import { amount, group, oneOf, parseSettings, type SettingsProblem } from '@hadaya/core';
import type { FoldRule } from './reduceFolding.ts';

const schema = {
  limit: oneOf(['one', 'multiple'], 'one', { from: 'max_items_expended' }),
  animation: group(
    { size: amount(0, { min: 0, max: 60_000 }), unit: oneOf(['ms', 's'], 'ms') },
    { from: 'n_accordion_animation_duration' },
  ),
};

export interface NestedAccordionOptions {
  readonly rule: FoldRule;
  /** Duration of the animation in milliseconds; 0 when the page gives none. */
  readonly duration: number;
}

const MS_PER_SECOND = 1000;

/** Defaults to one open item, as in the builder. */
export function readAccordionOptions(values: Readonly<Record<string, unknown>>): NestedAccordionOptions & {
  readonly problems: readonly SettingsProblem[];
} {
  const { settings, problems } = parseSettings(schema, [{ name: 'data-settings', values, kind: 'server' }]);
  const { size, unit } = settings.animation;
  return {
    rule: { opens: settings.limit, closes: 'self' },
    duration: unit === 's' ? size * MS_PER_SECOND : size,
    problems,
  };
}
