import { lazyPart, listen, mayPrefetch } from '@hadaya/core';
import { openVariationForm } from '@hadaya/variations';
import { readPrintedVariation } from '../markup/index.ts';
import { loadOwnSlides } from '../ownSlides/index.ts';
import type { Gallery } from '../state/index.ts';
import type { FollowedForm } from './FollowedForm.ts';
import { type DefaultGallery, openDefaultGallery } from './openDefaultGallery.ts';
import { preloadVariation } from './preloadVariation.ts';
import { watchForms } from './watchForms.ts';

const loadFollowing = lazyPart(() => import('./followForms.ts'));
const loadBlockForms = lazyPart(() => import('./followBlockForms.ts'));

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

type Following = Awaited<ReturnType<typeof loadFollowing>>;
type Follow = ReturnType<Following['followForms']>;

const hasChoice = (form: FollowedForm) => [...form.getState().choice.values()].some((value) => value !== '');

/**
 * Returns a function that follows one more form. A sign of intent on a swatch requests its picture immediately.
 * Everything else that a choice needs loads when something is chosen or the visitor is about to use the form. Until
 * then, the printed pictures are correct, unless they belong to a variation.
 */
function createFollower(gallery: Gallery, defaults: DefaultGallery): (form: FollowedForm) => void {
  const { nodes, context } = gallery;
  const { settings, environment, signal } = context;
  const hasIntents = settings.hasPreload && mayPrefetch(environment.window.navigator);
  let isAsked = readPrintedVariation(nodes) !== 0;
  let follow: Follow | undefined;
  return (form) => {
    const { choice } = form.getState();
    let hasChosen = isAsked || hasChoice(form);
    // For a form that is added later, only a choice made in it counts.
    isAsked = false;
    let reached: string | undefined;
    let onReach: ReturnType<Follow> | undefined;
    const start = ({ followForms }: Following) => {
      follow ??= followForms(gallery, defaults);
      onReach = follow(form, hasChosen);
      if (reached !== undefined) onReach(reached);
    };
    const begin: () => void = loadFollowing.starter(context, start, () =>
      listen(environment.window, 'online', begin, { signal, once: true }),
    );
    const note = () => {
      if (onReach || form.getState().choice === choice) return;
      hasChosen = true;
      begin();
    };
    const onIntent = (event: Event) => {
      // The result of a choice needs the view and the slides' code. If one fails to load, the choice itself requests it
      // again.
      for (const part of [gallery.bringView(), loadOwnSlides(signal)]) part.catch(() => {});
      reached = preloadVariation(gallery, form, event) ?? '';
      if (onReach) onReach(reached);
      else begin();
    };
    form.subscribe(note, signal);
    for (const type of hasIntents ? INTENTS : []) listen(form.root, type, onIntent, { signal, passive: true });
    if (hasChosen) begin();
  };
}

/**
 * Makes the gallery follow its forms, including those added later, and WooCommerce's block form if the server has
 * printed that form's pictures.
 */
export function startVariations(gallery: Gallery): void {
  const { nodes, context } = gallery;
  const { environment, signal } = context;
  let follow: ((form: FollowedForm) => void) | undefined;
  const add = (form: FollowedForm) => {
    follow ??= createFollower(gallery, openDefaultGallery(gallery));
    follow(form);
  };
  watchForms(nodes, environment, (element) => add(openVariationForm(element, environment, { signal })), signal);
  if (environment.document.querySelector('[data-hadaya-pictures]'))
    loadBlockForms(signal).then(
      (parts) => parts.followBlockForms(gallery, add),
      () => {},
    );
}
