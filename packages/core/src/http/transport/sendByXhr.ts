import type { PageWindow } from '../../environment/index.ts';
import type { OnProgress, Transport } from '../options/options.ts';

/**
 * Creates a transport that reports upload progress, which `fetch` cannot do. It resolves with the parts of a `Response`
 * that the client reads, and fails and aborts like `fetch`.
 */
export function sendByXhr(page: PageWindow, onProgress: OnProgress): Transport {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new page.XMLHttpRequest();
      request.open(init.method ?? 'GET', url);
      request.withCredentials = init.credentials === 'include';
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
      };
      request.onerror = () => reject(new TypeError('The upload did not reach the server.'));
      request.onabort = () => reject(init.signal?.reason);
      request.onload = () =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: readHeaders(request),
          }),
        );
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof FormData || typeof init.body === 'string' ? init.body : null);
    });
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('Retry-After');
  if (retryAfter !== null) headers.set('Retry-After', retryAfter);
  return headers;
}
