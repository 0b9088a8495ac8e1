import { expect, test } from 'vitest';
import { createMiddlewareForExtraQueryParams } from './createMiddlewareForExtraQueryParams.ts';

const send = (options: unknown, args = { lang: 'en' }) =>
  createMiddlewareForExtraQueryParams(args)(options, (given) => given);

test('adds missing parameters to a swatches request', () => {
  expect(send({ path: '/woo-variation-swatches/v1/x' })).toEqual({ path: '/woo-variation-swatches/v1/x?lang=en' });
  expect(send({ url: 'https://a.b/wp-json/woo-variation-swatches/v1/x?page=2#top' })).toEqual({
    url: 'https://a.b/wp-json/woo-variation-swatches/v1/x?page=2&lang=en#top',
  });
});

test('keeps an existing parameter', () => {
  expect(send({ path: '/woo-variation-swatches/v1/x?lang=ar' })).toEqual({
    path: '/woo-variation-swatches/v1/x?lang=ar',
  });
});

test('returns any other request as the same object', () => {
  const options = { path: '/wp/v2/posts' };
  expect(send(options)).toBe(options);
  expect(send('text')).toBe('text');
});
