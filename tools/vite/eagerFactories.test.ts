import { expect, test } from 'vitest';
import { findFactories } from './eagerFactories.ts';

const body = `{${'f();'.repeat(600)}}`;
const found = (code: string) => findFactories(code).map(({ start, end }) => code.slice(start, end));

test('a module’s long function gets parentheses', () => {
  expect(found(`var r=w(e=>${body}),i=r((e,t)=>${body});`)).toEqual([`e=>${body}`, `(e,t)=>${body}`]);
});

test.each([`f(e=>${body});`, 'var r=w(e=>{f()});', `var r=w((e=>${body}));`, `var r=w(e=>${body},1);`])(
  'nothing else does (%#)',
  (code) => {
    expect(found(code)).toEqual([]);
  },
);
