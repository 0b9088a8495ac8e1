import { afterEach, expect, it, vi } from 'vitest';
import { checkFolder } from './checkFolder.ts';

const ADDRESS = 'https://files.example/hadaya.min.js';

const answerWith = (answer: Response | Error) =>
  vi.stubGlobal('fetch', () => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing answers, or the host lets no other page load it', new TypeError('Failed to fetch'), 'missing'],
  ['the folder is another one', new Response('', { status: 404 }), 'missing'],
  ['the file is of another version', new Response('file'), 'other'],
])('%s: %o', async (_name, answer, state) => {
  answerWith(answer);
  expect(await checkFolder(ADDRESS, 'sha384-of-this-version')).toBe(state);
});

it('accepts this version’s file', async () => {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode('file'));
  answerWith(new Response('file'));
  expect(await checkFolder(ADDRESS, `sha384-${Buffer.from(bytes).toString('base64')}`)).toBe('found');
});

it('accepts any file when no hash is expected', async () => {
  answerWith(new Response('file'));
  expect(await checkFolder(ADDRESS, undefined)).toBe('found');
});
