import { gzipSync } from 'node:zlib';

const COMPRESSIBLE = /javascript|css|json|svg|html/;
const WORTH_BYTES = 600;

/**
 * Compresses pages and files with gzip if the browser accepts it, as real hosts do. Responses to POST requests and very
 * small responses stay uncompressed.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const accepts = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!accepts || !COMPRESSIBLE.test(response.headers.get('content-type') ?? '')) return response;
  if (request.method !== 'GET') return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const { status, headers } = response;
  if (body.length < WORTH_BYTES) return new Response(body, { status, headers });
  const packed = new Headers(headers);
  packed.set('Content-Encoding', 'gzip');
  packed.set('Vary', 'Accept-Encoding');
  return new Response(gzipSync(body), { status, headers: packed });
}
