import { setTimeout as wait } from 'node:timers/promises';

/** A phone on a slow 4G network: so long until the first byte, and so many bytes in a millisecond. */
const LATENCY_MS = 400;
const BYTES_PER_MS = 200;

/** The cookie that makes a page's files as slow as the page. */
export const NETWORK_COOKIE = 'hadaya_demo_network';

/** Sends a response at the speed of a slow phone network. */
export async function sendSlowly(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  await wait(LATENCY_MS + body.byteLength / BYTES_PER_MS);
  return new Response(body.byteLength > 0 ? body : null, { status: response.status, headers: response.headers });
}
