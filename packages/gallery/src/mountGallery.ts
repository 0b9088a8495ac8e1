import {
  createStore,
  debounce,
  HadayaError,
  type IslandContext,
  lazyPart,
  listen,
  openRegistry,
  VERSION,
} from '@hadaya/core';
import { openVariationForm, type VariationForm } from '@hadaya/variations';
import { createAnnouncer } from './dom/announce.ts';
import { watchForms } from './dom/findForms.ts';
import { prepareFirstPaint } from './dom/firstPaint.ts';
import { findGalleryNodes, readProductId } from './dom/galleryNodes.ts';
import { isGalleryJQuery } from './dom/legacy/galleryJQuery.ts';
import { markTaken, takeOver } from './dom/legacy/takeOver.ts';
import { moveTrigger } from './dom/moveTrigger.ts';
import { openVoice } from './dom/openVoice.ts';
import { readProductTitle } from './dom/readProductTitle.ts';
import { sendReady } from './dom/sendReady.ts';
import { readPrintedSet } from './dom/slideSet.ts';
import type { Stage } from './dom/stage.ts';
import type { FollowingEffects } from './dom/startFollowing.ts';
import { type Moves, startMoves } from './dom/startMoves.ts';
import { watchVisitor } from './dom/watchVisitor.ts';
import { drawGallery } from './drawGallery.tsx';
import { type GalleryAction, type GalleryState, reduceGallery, startGallery } from './model/galleryState.ts';
import type { ImageSource } from './model/imageFields.ts';
import { readSlideSettings } from './model/slideSettings.ts';
import type { GallerySettings } from './settings.ts';
import type { Visit } from './startVisit.tsx';
import { createGalleryTexts } from './strings.ts';

type Context = IslandContext<GallerySettings>;

const loadFollowing = lazyPart(() => import('./dom/startFollowing.ts'));
const loadFrame = lazyPart(() => import('./dom/buildFrame.ts'));
const loadVisit = lazyPart(() => import('./startVisit.tsx'));

/** `image_loaded` events of other scripts are answered by one fresh start. */
const FRESH_START_MS = 500;

/** Reads the markup and prepares what all parts share. */
function openStage(context: Context, source: ImageSource, onTakenOver: () => void): Stage {
  const { element, settings, environment, signal } = context;
  const found = findGalleryNodes(element);
  const nodes = settings.hasLightbox ? found : { ...found, trigger: null };
  found.trigger?.toggleAttribute('hidden', !settings.hasLightbox);
  const productId = readProductId(nodes);
  const printed = readPrintedSet(nodes, source);
  prepareFirstPaint(nodes, printed, signal);
  moveTrigger(nodes, signal);
  const store = createStore<GalleryState, GalleryAction>(reduceGallery, startGallery(printed.images.length));
  const destroy = () => openRegistry(environment, VERSION)?.unmount(element);
  const say = (message: string) => store.dispatch({ type: 'said', message });
  let set = printed;
  return {
    context,
    nodes,
    productId,
    source,
    store,
    texts: createGalleryTexts(element, settings.texts),
    voice: openVoice({ nodes, productId, environment, destroy, onTakenOver, signal }),
    printed,
    getSet: () => set,
    setSet: (next) => {
      set = next;
    },
    announce: createAnnouncer(say, { clock: environment.clock, signal }),
  };
}

/** Lets the gallery follow its forms; the code for it is fetched when there is one. */
function followForms(stage: Stage, effects: FollowingEffects): void {
  const { context, nodes, store } = stage;
  const { environment, signal } = context;
  let following: ((form: VariationForm) => void) | undefined;
  const load = async () => {
    const { startFollowing } = await loadFollowing(signal);
    following ??= startFollowing(stage, effects);
    return following;
  };
  const follow = async (element: HTMLElement) => {
    const form = openVariationForm(element, environment, { signal });
    const add = await load();
    if (!signal.aborted) add(form);
  };
  const giveUp = (element: HTMLElement, thrown: unknown) => {
    if (signal.aborted) return;
    if (!(thrown instanceof HadayaError && thrown.code === 'load_failed')) return context.fail(thrown);
    environment.logger.warn('the code that changes the pictures could not be loaded, so they stay as they are', thrown);
    const tryAgain = () =>
      void follow(element).catch((again: unknown) => {
        giveUp(element, again);
        if (!signal.aborted) store.dispatch({ type: 'noticed', notice: { kind: 'swap', href: '' } });
      });
    listen(element, 'change', tryAgain, { signal, once: true });
  };
  const begin = (element: HTMLElement) => void follow(element).catch((thrown: unknown) => giveUp(element, thrown));
  watchForms(nodes, environment, begin, signal);
}

/** Answers other scripts that say that images have loaded, and tells themes that the gallery is there. */
function speakToThemes(stage: Stage, moves: Moves): void {
  const { voice, context } = stage;
  const freshStart = () => {
    moves.reset();
    moves.showQuietly(0);
    sendReady(stage);
  };
  const conduct = { ms: FRESH_START_MS, clock: context.environment.clock, signal: context.signal };
  voice.hear('woo_variation_gallery_image_loaded', debounce(freshStart, conduct));
  sendReady(stage);
  voice.sendToDocument('woo_variation_gallery_loaded');
}

function startGalleryOn(context: Context, source: ImageSource): void {
  let restart = () => {};
  const stage = openStage(context, source, () => restart());
  const slideSettings = readSlideSettings(stage.nodes.slider.getAttribute('data-slick'));
  const moves = startMoves(stage);
  restart = () => {
    moves.reset();
    moves.showQuietly(0);
  };
  const { overlay, hosts, drawVisit, onPlaced } = drawGallery(stage, moves, slideSettings);
  let visit: Visit | undefined;
  followForms(stage, {
    overlay,
    onUnchanged: () => moves.showQuietly(0),
    onPlaced() {
      onPlaced();
      moves.reset();
      visit?.markBroken();
    },
  });
  watchVisitor(stage, async () => {
    const { startVisit } = await loadVisit(context.signal);
    visit ??= startVisit({ stage, moves, slideSettings, hosts, draw: drawVisit });
    return visit;
  });
  speakToThemes(stage, moves);
}

/** Ends what the plugin's script has started on this gallery already, before the slides are read. */
function endPluginScript({ element, environment, signal }: Context): void {
  markTaken(element, signal);
  const nodes = findGalleryNodes(element);
  for (const name of ['$', 'jQuery']) {
    const copy: unknown = Reflect.get(environment.window, name);
    if (isGalleryJQuery(copy)) takeOver(nodes, copy, environment.logger);
  }
}

/**
 * Brings one gallery to life. An element that only surrounds the plugin's own gallery leaves the work to that one;
 * plain images get a frame first; a running script of the plugin is ended first.
 */
export function mountGallery(context: Context): void | Promise<void> {
  const { element, environment, signal } = context;
  if (element.querySelector('.woo-variation-gallery-wrapper')) return;
  const source = { base: environment.document.baseURI, productTitle: readProductTitle(element) };
  const start = () => {
    if (!signal.aborted) startGalleryOn(context, source);
  };
  if (element.querySelector('.woo-variation-gallery-container')) {
    endPluginScript(context);
    start();
    return;
  }
  return loadFrame(signal).then(({ buildFrame }) => {
    buildFrame(element, source, signal);
    start();
  });
}
