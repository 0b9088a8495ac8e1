import { expect, needWordPress, test } from './kit/test.ts';

needWordPress();

test('a list of products fetches no script of a product ahead, as nothing there uses one', async ({
  request,
  site,
}) => {
  const list = await (await request.get(`${site.url}/ask/?stand-ins=1&list=1`)).text();
  const ahead = [...list.matchAll(/<link rel="modulepreload"[^>]*\/hadaya\/dist\/(?:light\/)?([a-z-]+)/g)].map(
    ([, name]) => name,
  );
  expect(ahead.some((name) => name?.startsWith('core'))).toBe(true);
  expect(ahead.filter((name) => /^(?:runtime|gallery|swatches|variations)/.test(name ?? ''))).toEqual([]);
});
