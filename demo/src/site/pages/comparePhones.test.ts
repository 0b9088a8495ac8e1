import { expect, it } from 'vitest';
import { filmPhones } from './comparePhones.ts';

it('a recording names its machine and keeps the steps before the first paint', () => {
  const html = filmPhones(
    { machine: '2026-11-27, 2 × <CPU>', stepMs: 500, sides: { plugins: ['', 'AAAA'], react: ['BBBB', 'CCCC'] } },
    'en',
  );
  expect(html).toContain('2026-11-27, 2 × &lt;CPU&gt;');
  expect(html).toContain('<figcaption>The five plugins</figcaption>');
  expect(html).toContain('<i></i><img src="data:image/jpeg;base64,AAAA" alt="">');
});
