import type { Variation } from '@hadaya/variations';
import { type GalleryImage, readVariationImages } from '../images/index.ts';
import type { Gallery, SwapCause } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { findPreview } from './findPreview.ts';
import { hasCoreGallery, loadCoreGallery } from './hasCoreGallery.ts';
import { loadPictures } from './loadPictures.ts';
import type { DefaultGallery } from './openDefaultGallery.ts';
import { pickSet } from './pickSet.ts';
import type { SetRequests } from './setRequests.ts';

export interface FollowOptions {
  readonly form: FollowedForm;
  readonly defaults: DefaultGallery;
  readonly requests: SetRequests;
  /** Composes the announcement for the pictures of a visitor's choice. */
  readonly describe: (count: number) => string;
}

type Cause = Pick<SwapCause, 'kind' | 'variationId'>;

function show({ requests, describe }: FollowOptions, images: readonly GalleryImage[], cause: Cause): void {
  requests.show(images, { ...cause, describe: () => describe(images.length) });
}

/** Shows images once they have loaded, unless other images are requested in the meantime. */
async function showLater(options: FollowOptions, coming: Promise<readonly GalleryImage[]>, cause: Cause) {
  const waiting = options.requests.wait();
  const images = await coming;
  if (waiting.isStale()) return;
  if (images.length > 0) show(options, images, cause);
  else options.requests.cancel();
}

function showDefault(options: FollowOptions): void {
  const { defaults } = options;
  const cause = { kind: 'default', variationId: 0 } as const;
  if (defaults.peek().length > 0) show(options, defaults.peek(), cause);
  else void showLater(options, defaults.load(), cause);
}

/**
 * Shows the images of a variation. If the plugin has only the variation's single picture, WooCommerce's own gallery for
 * the variation is used, which begins with that picture. If that gallery fails to load, only the picture is shown.
 */
function showVariation(gallery: Gallery, options: FollowOptions, { id, raw }: Variation): void {
  const { source, context } = gallery;
  const { signal } = context;
  const images = readVariationImages(raw, options.defaults.peek(), source);
  const cause = { kind: 'variation', variationId: id } as const;
  if (!hasCoreGallery(raw)) {
    show(options, images, cause);
    return;
  }
  loadPictures(images.slice(0, 1), gallery, 'high');
  const coming = loadCoreGallery(signal).then(
    ({ readCoreGallery }) => readCoreGallery(raw, source),
    () => images,
  );
  void showLater(options, coming, cause);
}

function update(gallery: Gallery, options: FollowOptions): void {
  const { form } = options;
  const { match, choice } = form.getState();
  const facts = {
    match: match.kind,
    found: match.kind === 'found' ? match.variation : null,
    chosenCount: [...choice.values()].filter((value) => value !== '').length,
    preview: () => findPreview(form, choice, gallery.source),
  };
  const picked = pickSet<Variation>(facts, gallery.context.settings);
  if (picked === 'default') showDefault(options);
  else if (picked) showVariation(gallery, options, picked);
}

/** Makes a gallery show the form's choice after every change and, if `isAsked` is true, also immediately. */
export function followForm(gallery: Gallery, options: FollowOptions, isAsked: boolean): void {
  const { form, requests } = options;
  let seen = form.getState();
  form.subscribe(() => {
    const state = form.getState();
    const isNewChoice = state.choice !== seen.choice;
    const isSame = state.match === seen.match && !isNewChoice;
    seen = state;
    if (isNewChoice) requests.noteChoice();
    if (!isSame) update(gallery, options);
  }, gallery.context.signal);
  if (!isAsked) return;
  requests.noteChoice();
  update(gallery, options);
}
