import { type Environment, lazyPart } from '@hadaya/core';
import { decodeImages } from '../model/decodeImage.ts';
import type { GalleryImage } from '../model/galleryImage.ts';
import type { ImageSource } from '../model/imageFields.ts';
import { IMAGE_PATIENCE_MS } from './whenDecoded.ts';

const loadClient = lazyPart(() => import('@hadaya/core/http'));

/** The images of the product without a variation. */
export interface DefaultGallery {
  /** What is known now; empty when nothing is. */
  peek(): readonly GalleryImage[];
  /** Asks the server unless it is known; empty after four seconds, a failure or an empty answer. One question at a time. */
  load(): Promise<readonly GalleryImage[]>;
}

/** What it is read from. */
export interface DefaultGalleryOptions {
  readonly productId: string;
  /** The printed images when they are the default gallery, else none. */
  readonly printed: readonly GalleryImage[];
  readonly source: ImageSource;
  readonly environment: Environment;
  readonly onKnown: (images: readonly GalleryImage[]) => void;
  readonly signal: AbortSignal;
}

/** An answer that is a list, or `false` for "none", as against a broken one. */
function decodeAnswer(raw: unknown): readonly unknown[] | undefined {
  if (raw === false || raw === null) return [];
  return Array.isArray(raw) ? raw : undefined;
}

async function ask({ environment, productId, signal }: DefaultGalleryOptions): Promise<readonly unknown[] | undefined> {
  if (productId === '') return undefined;
  const { createClient } = await loadClient(signal);
  const client = createClient(environment, { retry: { reads: 0 } });
  const conduct = { decode: decodeAnswer, idempotent: true, signal, timeoutMs: IMAGE_PATIENCE_MS };
  const result = await client.wcAjax('get_default_gallery', { product_id: productId }, conduct);
  return result.ok ? result.value : undefined;
}

/** Opens the default gallery of a product. A broken answer is asked for once more at the next need, an empty one is final. */
export function openDefaultGallery(options: DefaultGalleryOptions): DefaultGallery {
  const { printed, productId, source, environment, onKnown } = options;
  let known = printed;
  let asked = 0;
  let isFinal = printed.length > 0;
  let pending: Promise<readonly GalleryImage[]> | undefined;

  const read = async () => {
    asked += 1;
    const answer = await ask(options).catch(() => undefined);
    if (answer) {
      isFinal = true;
      known = decodeImages(answer, source);
      if (known.length === 0) environment.logger.note(`Variation Gallery not available on variation id ${productId}.`);
      else onKnown(known);
    }
    return known;
  };
  return {
    peek: () => known,
    load() {
      if (isFinal || asked > 1) return Promise.resolve(known);
      pending ??= read().finally(() => {
        pending = undefined;
      });
      return pending;
    },
  };
}
