// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { applyFault } from './applyFault.ts';

const answer = async () => new Response('{"a":1}', { headers: { 'Content-Type': 'application/json' } });

function visit(): { request: Request; leave: () => void } {
  const visitor = new AbortController();
  return { request: new Request('http://shop.test/', { signal: visitor.signal }), leave: () => visitor.abort() };
}

describe('a fault', () => {
  it('hangs until the client aborts the request', async () => {
    const { request, leave } = visit();
    const hanging = applyFault({ fault: { hang: true }, request, answer });
    leave();
    await expect(hanging).rejects.toThrow('left during a hanging request');
  });

  it('ends a delay early when the client aborts the request', async () => {
    const { request, leave } = visit();
    const delayed = applyFault({ fault: { delay: 3_600_000 }, request, answer });
    leave();
    expect((await delayed).status).toBe(200);
  });

  it('truncates the body after the given number of bytes', async () => {
    const { request } = visit();
    const cut = await applyFault({ fault: { cutAfter: 3 }, request, answer });
    const reader = cut.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('{"a');
    await expect(reader?.read()).rejects.toThrow('truncated this response');
  });

  it('sets the status, adds headers and keeps the body', async () => {
    const { request } = visit();
    const busy = await applyFault({ fault: { status: 503, headers: { 'Retry-After': '600' } }, request, answer });
    expect([busy.status, busy.headers.get('Retry-After'), await busy.text()]).toEqual([503, '600', '{"a":1}']);
  });
});
