import { createClient } from '@hadaya/core/http';
import { decodeImages, type GalleryImage } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';

/**
 * Returns the list from a valid response, in which `false` stands for an empty list; `undefined` for a broken response.
 */
function decodeAnswer(raw: unknown): readonly unknown[] | undefined {
  if (raw === false || raw === null) return [];
  return Array.isArray(raw) ? raw : undefined;
}

/**
 * Requests the product's own images, which belong to no variation; returns `undefined` after a broken response or a
 * timeout.
 */
export async function askForDefault(
  { context, productId, source }: Gallery,
  timeoutMs: number,
): Promise<readonly GalleryImage[] | undefined> {
  const { environment, signal } = context;
  const client = createClient(environment, { retry: { reads: 0 } });
  const conduct = { decode: decodeAnswer, idempotent: true, signal, timeoutMs };
  const result = await client.wcAjax('get_default_gallery', { product_id: productId }, conduct);
  return result.ok ? decodeImages(result.value, source) : undefined;
}
