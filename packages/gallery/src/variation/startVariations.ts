import { fillText, lazyPart, listen, mayFetchAhead } from '@hadaya/core';
import { openVariationForm } from '@hadaya/variations';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { followForm } from './followForm.ts';
import { loadAhead } from './loadAhead.ts';
import { whenPicturesCame } from './loadPictures.ts';
import { openDefaultGallery } from './openDefaultGallery.ts';
import { createSetRequests } from './setRequests.ts';
import { watchForms } from './watchForms.ts';

/** The chosen values as a visitor reads them: "Red, Small". */
function describeForm(form: FollowedForm, and: string): string {
  const labels = form
    .getState()
    .attributes.flatMap(({ chosen, values }) =>
      chosen === '' ? [] : [values.find(({ value }) => value === chosen)?.label ?? chosen],
    );
  return labels.join(and);
}

const loadOtherPictures = lazyPart(() => import('./loadOthers.ts'));
const loadQuestion = lazyPart(() => import('./askForPictures.ts'));
const loadBlockForms = lazyPart(() => import('./followBlockForms.ts'));

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** Forms whose product has been asked for all images. */
const asked = new WeakSet<FollowedForm>();

/** Has pictures loaded ahead when the visitor reaches for the form, unless the owner or the connection is against it. */
function watchIntent(gallery: Gallery, form: FollowedForm): void {
  const { settings, environment, signal } = gallery.context;
  if (!settings.hasPreload || !mayFetchAhead(environment.window.navigator)) return;
  let hasReached = false;
  const bringOthers = async (attribute: string) => {
    hasReached = true;
    await whenPicturesCame();
    await (await loadOtherPictures(signal)).loadOthers(gallery, form, attribute);
  };
  const onIntent = (event: Event) => {
    // It shows what a choice brings; without it the choice asks for it.
    gallery.bringView().catch(() => {});
    const attribute = loadAhead(gallery, form, event);
    // Without it a choice loads its own picture.
    if (attribute && !hasReached) bringOthers(attribute).catch(() => {});
    if (form.getState().mode !== 'ajax' || asked.has(form)) return;
    asked.add(form);
    // Without it a choice loads its own picture.
    loadQuestion(signal)
      .then(({ askForPictures }) => askForPictures(gallery, form))
      .catch(() => {});
  };
  for (const type of INTENTS) listen(form.root, type, onIntent, { signal, passive: true });
}

/** Starts what galleries with a variation form need; the returned function lets the gallery follow one more form. */
function startFollowing(gallery: Gallery): (form: FollowedForm) => void {
  const { texts } = gallery;
  const forms: FollowedForm[] = [];
  const describe = (count: number) => {
    const choice = forms.map((form) => describeForm(form, texts.and)).find((words) => words !== '') ?? '';
    const [one, many] = choice === '' ? [texts.restoredOne, texts.restored] : [texts.swappedOne, texts.swapped];
    return fillText(count === 1 ? one : many, { choice, count });
  };
  const requests = createSetRequests(gallery);
  const defaults = openDefaultGallery(gallery);
  return (form) => {
    forms.push(form);
    followForm(gallery, { form, describe, requests, defaults }, forms.length === 1 ? 'now' : 'later');
    watchIntent(gallery, form);
  };
}

/** Lets the gallery follow its forms, also those that come later; WooCommerce's block form where its pictures are printed. */
export function startVariations(gallery: Gallery): void {
  const { nodes, context } = gallery;
  const { environment, signal } = context;
  let follow: ((form: FollowedForm) => void) | undefined;
  const add = (form: FollowedForm) => {
    follow ??= startFollowing(gallery);
    follow(form);
  };
  watchForms(nodes, environment, (element) => add(openVariationForm(element, environment, { signal })), signal);
  if (environment.document.querySelector('[data-hadaya-pictures]'))
    loadBlockForms(signal).then(
      (parts) => parts.followBlockForms(gallery, add),
      () => {},
    );
}
