import { afterEach, expect, test, vi } from 'vitest';
import { createHostApiFetch } from '../createHostApiFetch.ts';

const host = (apiFetch: unknown) => Object.assign(window, { wp: { apiFetch } });

afterEach(() => Reflect.deleteProperty(window, 'wp'));

test.each([
  'Unable to connect. Please check your Internet connection.',
  'Could not get a valid response from the server.',
])('maps the wp.apiFetch error "%s" to fetch_error with our text', async (message) => {
  host(() => Promise.reject({ code: 'offline_error', message }));
  await expect(createHostApiFetch(window)?.({ path: '/x' })).rejects.toMatchObject({
    code: 'fetch_error',
    message: 'You are probably offline.',
  });
});

test('maps a wp.apiFetch crash on an empty error to unknown_error', async () => {
  host(() => Promise.reject(new TypeError("Cannot read properties of null (reading 'code')")));
  await expect(createHostApiFetch(window)?.({ path: '/x' })).rejects.toMatchObject({ code: 'unknown_error' });
});

test('passes on other errors and all responses unchanged', async () => {
  const error = { code: 'rest_no_route', message: 'm' };
  const apiFetch = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce([1]);
  host(apiFetch);
  const api = createHostApiFetch(window);
  await expect(api?.({ path: '/x' })).rejects.toBe(error);
  expect(await api?.({ path: '/y' })).toEqual([1]);
  expect(apiFetch).toHaveBeenCalledWith({ path: '/y' });
});

test('returns undefined without wp.apiFetch, even if an element is named wp', () => {
  expect(createHostApiFetch(window)).toBeUndefined();
  Object.assign(window, { wp: document.createElement('form') });
  expect(createHostApiFetch(window)).toBeUndefined();
});
