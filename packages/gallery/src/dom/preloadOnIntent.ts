import { type Environment, lazyPart, listen } from '@hadaya/core';
import { releaseImage } from '@hadaya/core/releaseImage';
import type { VariationForm } from '@hadaya/variations';
import { decodeImages } from '../model/decodeImage.ts';
import type { GalleryImage } from '../model/galleryImage.ts';
import type { ImageSource } from '../model/imageFields.ts';
import { canPreload, takeFromBudget } from '../model/preloadBudget.ts';
import { isAskable } from '../model/totalChildren.ts';
import { readVariationImages } from '../model/variationImages.ts';
import { buildImage } from './buildSlide.ts';
import { findPreview } from './followForm.ts';

const loadClient = lazyPart(() => import('@hadaya/core/http'));

/** What loading ahead needs. */
export interface PreloadOnIntentOptions {
  readonly form: VariationForm;
  readonly environment: Environment;
  readonly source: ImageSource;
  readonly limit: number;
  readonly getBoxWidth: () => number;
  /** The answer with all variations' images has come; empty when there are none. */
  readonly onVariationImages: (raw: readonly unknown[]) => void;
  readonly signal: AbortSignal;
}

/** Images loaded ahead in this page view. */
const loaded = new Set<string>();
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** The swatch under an event, as attribute and value. */
function readSwatch(target: EventTarget | null): { readonly attribute: string; readonly value: string } | undefined {
  if (!(target instanceof Element)) return undefined;
  const value = target.closest('[data-value]')?.getAttribute('data-value');
  const attribute = target.closest('[data-attribute_name]')?.getAttribute('data-attribute_name');
  return value && attribute ? { attribute, value } : undefined;
}

function loadAhead(images: readonly GalleryImage[], { environment, limit, getBoxWidth }: PreloadOnIntentOptions): void {
  const wanted = takeFromBudget(
    loaded,
    images.map(({ src }) => src),
    limit,
  );
  for (const image of images.filter(({ src }) => wanted.includes(src))) {
    const picture = buildImage(
      environment.document,
      { ...image, src: '', srcset: '' },
      { boxWidth: getBoxWidth(), priority: 'high' },
    );
    picture.fetchPriority = 'low';
    if (image.srcset !== '') {
      picture.sizes = `${Math.round(getBoxWidth())}px`;
      picture.srcset = image.srcset;
    }
    picture.src = image.src;
    releaseImage(picture);
  }
}

async function askForAll(options: PreloadOnIntentOptions): Promise<void> {
  const { form, environment, source, signal } = options;
  const total = form.root.querySelector('[data-total]')?.getAttribute('data-total');
  if (form.getState().mode !== 'ajax' || !isAskable(total)) return;
  const { createClient } = await loadClient(signal);
  const decode = (raw: unknown) => (Array.isArray(raw) ? raw : raw === false ? [] : undefined);
  const result = await createClient(environment).wcAjax(
    'get_variation_gallery',
    { product_id: form.getState().productId },
    { decode, idempotent: true, signal },
  );
  if (!result.ok || signal.aborted) return;
  options.onVariationImages(result.value);
  const images = decodeImages(result.value, source);
  if (images.length > 1) loadAhead(images, options);
}

/**
 * Loads the image that a swatch would bring when the visitor reaches for the swatch: in the displayed size, at low
 * priority, within the budget, and never on a connection that asks for care.
 */
export function preloadOnIntent(options: PreloadOnIntentOptions): void {
  const { form, environment, source, signal } = options;
  const connection: unknown = Reflect.get(environment.window.navigator, 'connection');
  if (!canPreload(typeof connection === 'object' && connection !== null ? connection : {})) return;
  let isAsked = false;
  const onIntent = ({ target }: Event) => {
    if (!isAsked) {
      isAsked = true;
      askForAll(options).catch(() => {});
    }
    const swatch = readSwatch(target);
    if (!swatch) return;
    const choice = new Map(form.getState().choice).set(swatch.attribute, swatch.value);
    const variation = form.findVariation(choice) ?? findPreview(form, choice, source);
    const [first] = variation ? readVariationImages(variation.raw, [], source) : [];
    if (first) loadAhead([first], options);
  };
  for (const type of INTENTS) listen(form.root, type, onIntent, { signal, passive: true });
}
