import { describe, expect, it } from 'vitest';
import { readAccordionOptions } from './readAccordionOptions.ts';

describe('reads nested accordion settings', () => {
  it.each([
    [{}, 'one', 0],
    [{ max_items_expended: 'multiple' }, 'multiple', 0],
    [{ n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] } }, 'one', 400],
    [{ n_accordion_animation_duration: { unit: 's', size: 0.2 } }, 'one', 200],
    [{ n_accordion_animation_duration: { unit: 'ms', size: '' } }, 'one', 0],
    [{ n_accordion_animation_duration: [] }, 'one', 0],
  ] as const)('%o', (values, opens, duration) => {
    const options = readAccordionOptions(values);
    expect(options.rule).toEqual({ opens, closes: 'self' });
    expect(options.duration).toBe(duration);
    expect(options.problems).toEqual([]);
  });

  it('reports a duration that is not a number', () => {
    const { duration, problems } = readAccordionOptions({ n_accordion_animation_duration: { size: 'fast' } });
    expect(duration).toBe(0);
    expect(problems).toHaveLength(1);
  });
});
