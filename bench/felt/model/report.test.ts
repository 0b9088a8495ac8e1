import { expect, it } from 'vitest';
import { type Sample, writeReport } from './report.ts';

const sample = (variant: string, blocked: number, more: Readonly<Record<string, number>> = {}): Sample => ({
  page: 'product',
  protocol: 'h1',
  cache: 'cold',
  variant,
  figures: { 'blocking time': blocked, ...more },
});

it('writes medians, their ratios to the plugins’ medians and the remaining share of the removable cost', () => {
  const samples = [
    sample('plugins', 900, { LCP: 3000 }),
    sample('plugins', 1100, { LCP: 3000 }),
    sample('react', 300, { LCP: 2400, 'layout shift': 0 }),
    sample('without', 0, { LCP: 2800 }),
  ];
  expect(writeReport(samples, 'two cores')).toBe(`# Perceived speed

two cores

## product, h1, cold cache

| median, in ms unless noted | plugins | react | without |
| --- | ---: | ---: | ---: |
| blocking time | 1,000 | 300 (0.3 ×) | 0 |
| LCP | 3,000 | 2,400 (0.8 ×) | 2,800 |
| layout shift | – | 0 | – |
| removable blocking time left | – | 0.3 | – |
`);
});

it('writes figures without ratios for a single shop variant', () => {
  expect(writeReport([sample('shop', 120)], '')).toContain('| blocking time | 120 |\n');
});
