import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSender } from '@hadaya/e2e/engines/createSender';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('commands to an unresponsive engine', () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (request.url === '/quick') response.end('{"value":"here"}');
  });
  let root = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('are rejected immediately once an earlier command has timed out', async () => {
    const send = createSender(root, 3_000);
    expect(await send('GET', '/quick')).toBe('here');
    await expect(send('POST', '/slow')).rejects.toThrow('timeout');
    await expect(send('GET', '/quick')).rejects.toThrow('WebKit has not answered since POST /slow');
    expect(asked).toEqual(['GET /quick', 'POST /slow']);
  });
});
