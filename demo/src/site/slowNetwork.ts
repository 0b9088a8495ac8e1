import { setTimeout as wait } from 'node:timers/promises';

/** Slow 4G on a phone: time to first byte and bytes per millisecond. */
const LATENCY_MS = 400;
const BYTES_PER_MS = 200;

/** Cookie that makes a page's files load as slowly as the page. */
export const NETWORK_COOKIE = 'hadaya_demo_network';

export async function sendSlowly(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  await wait(LATENCY_MS + body.byteLength / BYTES_PER_MS);
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers: response.headers });
}
