import { readHints } from './kit/readHints.ts';
import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('a list of products fetches no script of a product ahead, as nothing there uses one', async ({
  request,
  site,
}) => {
  const list = await (await request.get(`${site.url}/ask/?stand-ins=1&list=1`)).text();
  const { first, rest, late } = readHints(list);
  const ahead = [...first, ...rest, ...late];
  expect(ahead.some((name) => name.startsWith('attribution'))).toBe(true);
  expect(ahead.filter((name) => /^(?:runtime|gallery|swatches|variations)/.test(name))).toEqual([]);
});
