import { expect, test } from 'vitest';
import { createPreloadStep, type PreloadedAnswers } from '../createPreloadStep.ts';
import { json, setUpRest } from './setUpRest.ts';

function setUp(answers: PreloadedAnswers) {
  const found = setUpRest({}, json('network'), json('network'));
  found.api.use(createPreloadStep(answers));
  return found;
}

test('uses a preloaded response once and then the network', async () => {
  const { api, requests } = setUp({ '/wp/v2/posts': { body: ['preloaded'], headers: {} } });
  expect(await api({ path: '/wp/v2/posts' })).toEqual(['preloaded']);
  expect(requests).toHaveLength(0);
  expect(await api({ path: '/wp/v2/posts' })).toBe('network');
});

test.each([
  { path: '/wp/v2/posts?b=1%2C2&a=1' },
  { path: 'wp/v2/posts?a=1&b=1,2' },
  { url: '/index.php?rest_route=%2Fwp%2Fv2%2Fposts&b=1%2C2&a=1' },
])('the request %j uses the preloaded response', async (request) => {
  const { api } = setUp({ '/wp/v2/posts?a=1&b=1,2': { body: 'preloaded' } });
  expect(await api(request)).toBe('preloaded');
});

test('uses a preloaded OPTIONS response only once and returns either its body or a Response', async () => {
  const answers = { OPTIONS: { '/a': { body: 'o', headers: { Allow: 'GET' } }, '/b': { body: 'p', headers: {} } } };
  const { api } = setUp(answers);
  const response = await api({ path: '/a', method: 'OPTIONS', parse: false });
  expect(response instanceof Response && response.headers.get('Allow')).toBe('GET');
  expect(await api({ path: '/b', method: 'OPTIONS' })).toBe('p');
  expect(await api({ path: '/b', method: 'OPTIONS' })).toBe('network');
});

test.each<[PreloadedAnswers, { path: string; method?: string }]>([
  [{}, { path: '/a' }],
  [{ '/b': { body: 1 } }, { path: '/a' }],
  [{ '/a': { body: 1 } }, { path: '/a', method: 'POST' }],
  [{ '/a': 'no answer object' }, { path: '/a' }],
])('uses the network when no preloaded response matches', async (answers, request) => {
  expect(await setUp(answers).api(request)).toBe('network');
});

test('encodes Arabic letters in the Link header of a preloaded response', async () => {
  const { api } = setUp({ '/a': { body: 1, headers: { Link: '<https://shop.test/هدايا>; rel="next"' } } });
  const response = await api({ path: '/a', parse: false });
  expect(response instanceof Response && response.headers.get('Link')).toBe(
    `<https://shop.test/${encodeURI('هدايا')}>; rel="next"`,
  );
});
