import { expect, test } from 'vitest';
import { wrapFactories } from './eagerFactories.ts';

const body = `{${'f();'.repeat(600)}}`;

test('the long function of a module stands in parentheses', () => {
  expect(wrapFactories(`var r=w(e=>${body}),i=r((e,t)=>${body});`)).toBe(
    `var r=w((e=>${body})),i=r(((e,t)=>${body}));`,
  );
});

test.each([`f(e=>${body});`, 'var r=w(e=>{f()});', `var r=w((e=>${body}));`, `var r=w(e=>${body},1);`])(
  'all else stays as it is (%#)',
  (code) => {
    expect(wrapFactories(code)).toBe(code);
  },
);
