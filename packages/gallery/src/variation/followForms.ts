import { lazyPart } from '@hadaya/core';
import type { Gallery } from '../state/index.ts';
import { describeSwap } from './describeSwap.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { followForm } from './followForm.ts';
import { whenPicturesCame } from './loadPictures.ts';
import type { DefaultGallery } from './openDefaultGallery.ts';
import { createSetRequests } from './setRequests.ts';

const loadOtherPictures = lazyPart(() => import('./loadOthers.ts'));
const loadQuestion = lazyPart(() => import('./askForPictures.ts'));

/** Forms whose product's images have all been requested. */
const asked = new WeakSet<FollowedForm>();

/**
 * Creates the function that preloads pictures when the visitor is about to use the form. It expects the name of an
 * attribute, or `''` for any other element of the form.
 */
function createAnswer(gallery: Gallery, form: FollowedForm): (attribute: string) => void {
  const { signal } = gallery.context;
  let hasReached = false;
  const bringOthers = async (attribute: string) => {
    hasReached = true;
    await whenPicturesCame();
    await (await loadOtherPictures(signal)).loadOthers(gallery, form, attribute);
  };
  return (attribute) => {
    // If preloading fails, a choice still loads its own picture.
    if (attribute !== '' && !hasReached) bringOthers(attribute).catch(() => {});
    if (form.getState().mode !== 'ajax' || asked.has(form)) return;
    asked.add(form);
    // If this request fails, a choice still loads its own picture.
    loadQuestion(signal)
      .then(({ askForPictures }) => askForPictures(gallery, form))
      .catch(() => {});
  };
}

/**
 * Starts to show the choices made in a gallery's forms. The returned function follows one more form; with `hasChosen`,
 * it shows the form's choice immediately. It returns a callback for when a visitor is about to use the form: call it
 * with the attribute's name, or `''` for any other element of the form.
 */
export function followForms(gallery: Gallery, defaults: DefaultGallery) {
  const forms: FollowedForm[] = [];
  const describe = describeSwap(gallery, forms);
  const requests = createSetRequests(gallery);
  return (form: FollowedForm, hasChosen: boolean): ((attribute: string) => void) => {
    forms.push(form);
    followForm(gallery, { form, describe, requests, defaults }, hasChosen);
    return createAnswer(gallery, form);
  };
}
