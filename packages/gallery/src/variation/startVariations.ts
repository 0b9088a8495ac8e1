import { fillText, isRecord, listen } from '@hadaya/core';
import { openVariationForm } from '@hadaya/variations';
import type { Gallery } from '../gallery/gallery.ts';
import { loadVisitorParts } from '../gallery/loadVisitorParts.ts';
import { placeSet } from '../slides/showSet.ts';
import type { FollowedForm } from './followBlockForms.ts';
import { followForm } from './followForm.ts';
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

/**
 * Whether anything may be loaded ahead, by what the browser says of the connection: never with a wish to save data,
 * never on the slowest ones.
 */
export function canPreload(browser: object): boolean {
  const connection: unknown = Reflect.get(browser, 'connection');
  if (!isRecord(connection)) return true;
  const { saveData, effectiveType } = connection;
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** Has pictures loaded ahead when the visitor reaches for the form, unless the owner or the connection is against it. */
function watchIntent(gallery: Gallery, form: FollowedForm): void {
  const { settings, environment, signal } = gallery.context;
  if (!settings.hasPreload || !canPreload(environment.window.navigator)) return;
  const onIntent = ({ target }: Event) => {
    // Without it a choice loads its own picture.
    loadVisitorParts(signal).then(
      ({ loadAhead }) => loadAhead(gallery, form, target),
      () => {},
    );
  };
  for (const type of INTENTS) listen(form.root, type, onIntent, { signal, passive: true });
}

/** Knows the width of the box without asking for it at a choice or at the start, when the browser would have to lay out the page first. */
function watchWidth({ nodes: { main }, context: { environment, signal } }: Gallery): () => number {
  let width = 0;
  const observer = new environment.window.ResizeObserver(() => {
    width = main.clientWidth;
  });
  observer.observe(main);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return () => width || main.clientWidth;
}

/** Starts what galleries with a variation form need; the returned function lets the gallery follow one more form. */
function startFollowing(gallery: Gallery): (form: FollowedForm) => void {
  const { context, nodes, store, texts, hosts } = gallery;
  const printed = store.getState().set;
  const preloadContainer = context.environment.document.createElement('div');
  preloadContainer.hidden = true;
  hosts.overlay.append(preloadContainer);
  // Whatever is on display, the server's own nodes stay behind.
  context.signal.addEventListener('abort', () => placeSet(nodes, printed), { once: true });
  const forms: FollowedForm[] = [];
  const describe = (count: number) => {
    const choice = forms.map((form) => describeForm(form, texts.and)).find((words) => words !== '') ?? '';
    const [one, many] = choice === '' ? [texts.restoredOne, texts.restored] : [texts.swappedOne, texts.swapped];
    return fillText(count === 1 ? one : many, { choice, count });
  };
  const requests = createSetRequests(gallery, { printed, preloadContainer, readWidth: watchWidth(gallery) });
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
    loadVisitorParts(signal).then(
      (parts) => parts.followBlockForms(gallery, add),
      () => {},
    );
}
