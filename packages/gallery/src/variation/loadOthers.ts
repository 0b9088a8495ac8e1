import { onceLoaded } from '@hadaya/core';
import { type GalleryImage, readFirstImage, uploadName } from '../images/index.ts';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { findVariationOf } from './findPreview.ts';
import { loadPictures, whenPicturesCame } from './loadPictures.ts';

/**
 * Yields, for every value in the form that is not chosen, the first picture that choosing it would show. It yields one
 * by one, because finding all of them in one go is a long task in a shop with many variations. The attribute under the
 * visitor's pointer or focus comes first.
 */
export function* listOtherPictures(
  { source }: Pick<Gallery, 'source'>,
  form: FollowedForm,
  touched: string,
): Generator<GalleryImage | undefined> {
  const { attributes, choice } = form.getState();
  const isTouched = ({ name }: { readonly name: string }) => name === touched;
  const inOrder = [...attributes.filter(isTouched), ...attributes.filter((one) => !isTouched(one))];
  for (const { name, values } of inOrder)
    for (const { value, isEnabled } of values) {
      if (!isEnabled || value === choice.get(name)) continue;
      const variation = findVariationOf(form, { attribute: name, value }, source);
      yield variation ? readFirstImage(variation.raw, source) : undefined;
    }
}

/** Resolves when the page has loaded, is idle and no requested picture is loading. */
async function untilQuiet({ store, context: { environment, signal } }: Gallery): Promise<void> {
  await new Promise<void>((resolve) => onceLoaded(environment, resolve, signal));
  do {
    await whenPicturesCame();
    await new Promise<void>((resolve) => {
      const isFree = () => !store.getState().pending;
      if (isFree()) resolve();
      else store.subscribe(() => isFree() && resolve(), signal);
    });
    await new Promise<void>((resolve) => environment.clock.idle(resolve, signal));
  } while (store.getState().pending);
}

/**
 * Preloads the first picture of each value that can still be chosen, one after another and only while nothing else is
 * loading, so that the next choice has its picture ready. Each choice allows different values, so the loop starts over
 * after a choice.
 */
export async function loadOthers(gallery: Gallery, form: FollowedForm, touched: string): Promise<void> {
  const { store, context } = gallery;
  const { signal } = context;
  // Displayed pictures are already cached. They are compared by upload name, because a printed picture may have another
  // size.
  const shown = new Set<string>();
  const noteShown = () => {
    const [first] = store.getState().set.images;
    if (first) shown.add(uploadName(first.src));
  };
  store.subscribe(noteShown, signal);
  noteShown();
  let rest = listOtherPictures(gallery, form, touched);
  let { choice } = form.getState();
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      await untilQuiet(gallery);
      const { value: image, done } = rest.next();
      if (done || signal.aborted) break;
      if (image && !shown.has(uploadName(image.src))) loadPictures([image], gallery, 'spare');
    }
    isRunning = false;
  };
  form.subscribe(() => {
    if (form.getState().choice === choice) return;
    choice = form.getState().choice;
    rest = listOtherPictures(gallery, form, touched);
    void run();
  }, signal);
  await run();
}
