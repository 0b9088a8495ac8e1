// @vitest-environment node
import { expect, it } from 'vitest';
import { startServer } from './startServer.ts';

it('responds on a free local port with the handler’s body and headers', async () => {
  const server = await startServer(async (request) => new Response(await request.text(), { headers: { 'X-A': 'b' } }));
  const answer = await fetch(server.url, { method: 'POST', body: 'Salam' });
  expect(new URL(server.url).hostname).toBe('127.0.0.1');
  expect([await answer.text(), answer.headers.get('x-a')]).toEqual(['Salam', 'b']);
  await server.close();
});

it('closes the connection when the body fails', async () => {
  const server = await startServer(
    async () => new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('cut')) })),
  );
  await expect(fetch(server.url).then((answer) => answer.text())).rejects.toThrow();
  await server.close();
});

it('aborts the handler’s signal when the visitor leaves', async () => {
  const visitor = new AbortController();
  let hasLeft: Promise<void> = Promise.resolve();
  const server = await startServer((request) => {
    hasLeft = new Promise((resolve) => request.signal.addEventListener('abort', () => resolve()));
    visitor.abort();
    return new Promise(() => undefined);
  });
  await expect(fetch(server.url, { signal: visitor.signal })).rejects.toThrow();
  await hasLeft;
  await server.close();
});
