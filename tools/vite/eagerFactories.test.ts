import { expect, test } from 'vitest';
import { findFactories } from './eagerFactories.ts';

const body = `{${'f();'.repeat(600)}}`;
const found = (code: string) => findFactories(code).map(({ start, end }) => code.slice(start, end));

test('finds the long functions that bundled code passes to a module wrapper', () => {
  expect(found(`var r=w(e=>${body}),i=r((e,t)=>${body});`)).toEqual([`e=>${body}`, `(e,t)=>${body}`]);
});

test.each([`f(e=>${body});`, 'var r=w(e=>{f()});', `var r=w((e=>${body}));`, `var r=w(e=>${body},1);`])(
  'finds nothing in other code (%#)',
  (code) => {
    expect(found(code)).toEqual([]);
  },
);
