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

/** Forms whose product has been asked for all images. */
const asked = new WeakSet<FollowedForm>();

/** Loads further pictures ahead when the visitor reaches for a form, at one of its attributes or beside them. */
function createAnswer(gallery: Gallery, form: FollowedForm): (attribute: string) => void {
  const { signal } = gallery.context;
  let hasReached = false;
  const bringOthers = async (attribute: string) => {
    hasReached = true;
    await whenPicturesCame();
    await (await loadOtherPictures(signal)).loadOthers(gallery, form, attribute);
  };
  return (attribute) => {
    // Without it a choice loads its own picture.
    if (attribute !== '' && !hasReached) bringOthers(attribute).catch(() => {});
    if (form.getState().mode !== 'ajax' || asked.has(form)) return;
    asked.add(form);
    // Without it a choice loads its own picture.
    loadQuestion(signal)
      .then(({ askForPictures }) => askForPictures(gallery, form))
      .catch(() => {});
  };
}

/**
 * Starts what a gallery needs to show what its forms choose. The returned function follows one more form, whose choice is shown now
 * where something `hasChosen`; what it returns is called when a visitor reaches for that form, with
 * the name of the attribute, empty beside them.
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
