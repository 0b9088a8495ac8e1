import { expect, test } from 'vitest';
import { findFactories } from './eagerFactories.ts';

const body = `{${'f();'.repeat(600)}}`;
const found = (code: string) => findFactories(code).map(({ start, end }) => code.slice(start, end));

test('the long function of a module is worth parentheses', () => {
  expect(found(`var r=w(e=>${body}),i=r((e,t)=>${body});`)).toEqual([`e=>${body}`, `(e,t)=>${body}`]);
});

test.each([`f(e=>${body});`, 'var r=w(e=>{f()});', `var r=w((e=>${body}));`, `var r=w(e=>${body},1);`])(
  'nothing else is (%#)',
  (code) => {
    expect(found(code)).toEqual([]);
  },
);
