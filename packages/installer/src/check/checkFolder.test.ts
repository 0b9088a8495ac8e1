import { afterEach, expect, it, vi } from 'vitest';
import { checkFolder } from './checkFolder.ts';

const ADDRESS = 'https://files.example/hadaya.min.js';

const answerWith = (answer: Response | Error) =>
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['no server responds, or CORS blocks the request', new TypeError('Failed to fetch'), 'missing'],
  ['the folder does not contain the file', new Response('', { status: 404 }), 'missing'],
  ['the file belongs to another version', new Response('file'), 'other'],
])('does not accept the file when %s (%o)', async (_name, answer, state) => {
  answerWith(answer);
  expect(await checkFolder(ADDRESS, 'sha384-of-this-version')).toBe(state);
});

it('accepts a file with the expected hash', async () => {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode('file'));
  answerWith(new Response('file'));
  expect(await checkFolder(ADDRESS, `sha384-${Buffer.from(bytes).toString('base64')}`)).toBe('found');
});

it('accepts any file when no hash is expected', async () => {
  answerWith(new Response('file'));
  expect(await checkFolder(ADDRESS, undefined)).toBe('found');
});
