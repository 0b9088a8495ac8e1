import { toServerImage } from '../model/serverImage.ts';
import { type DefaultGallery, openDefaultGallery } from './defaultGallery.ts';
import { readPrintedVariation } from './galleryNodes.ts';
import type { Stage } from './stage.ts';

const KEY = 'woo_variation_gallery_default';

/**
 * The default gallery of a mounted one: the printed images where they are it, else asked for when the page is idle or
 * at the first need. Themes hear of it in both cases.
 */
export function openDefaults({ context, nodes, productId, printed, voice, source }: Stage): DefaultGallery {
  const { environment, signal } = context;
  const isVariation = readPrintedVariation(nodes) !== 0;
  const tell = (images: readonly unknown[]) => {
    voice.keep(KEY, images);
    voice.send('woo_variation_default_gallery_loaded', images);
  };
  const defaults = openDefaultGallery({
    productId,
    printed: isVariation ? [] : printed.images,
    source,
    environment,
    onKnown: (images) => tell(images.map(toServerImage)),
    signal,
  });
  if (isVariation) environment.clock.idle(() => void defaults.load(), signal);
  else tell(printed.images.map(toServerImage));
  return defaults;
}
