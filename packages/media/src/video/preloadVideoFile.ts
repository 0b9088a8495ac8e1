import type { Environment } from '@hadaya/core';

export interface PreloadOptions {
  /**
   * When this signal aborts, the download is cancelled or, if the file has already loaded, the object URL is revoked.
   */
  readonly signal: AbortSignal;
  /** Maximum file size; larger files are skipped. 8 MB by default. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 8_000_000;

async function readBody(response: Response, maxBytes: number): Promise<Blob | undefined> {
  const reader = response.body?.getReader();
  if (!reader) return undefined;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    parts.push(part.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? 'video/mp4' });
}

/**
 * Loads a video file with one GET request and returns an object URL that plays it from memory; the object URL is
 * revoked when the signal aborts. Returns `undefined` if the file is too large, fails to load, or is on another origin
 * without CORS; in that case, the file plays from its original URL. Never throws.
 */
export async function preloadVideoFile(
  { window, fetch }: Pick<Environment, 'window' | 'fetch'>,
  address: string,
  { signal, maxBytes = MAX_BYTES }: PreloadOptions,
): Promise<string | undefined> {
  try {
    const isOwn = new URL(address, window.document.baseURI).origin === window.location.origin;
    const credentials = isOwn ? 'same-origin' : 'omit';
    const init = { credentials, signal, priority: 'low' } as const;
    const response = await fetch(address, init);
    const isFitting = response.ok && Number(response.headers.get('content-length') ?? 0) <= maxBytes;
    if (!isFitting) {
      await response.body?.cancel();
      return undefined;
    }
    const blob = await readBody(response, maxBytes);
    if (!blob || signal.aborted) return undefined;
    const own = window.URL.createObjectURL(blob);
    signal.addEventListener('abort', () => window.URL.revokeObjectURL(own), { once: true });
    return own;
  } catch {
    return undefined;
  }
}
