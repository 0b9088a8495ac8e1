import { debounce, type IslandContext, openRegistry, yieldTask } from '@hadaya/core';
import { firstResponse } from './firstResponse.ts';
import type { ImageSource } from './images/index.ts';
import { watchVisitor } from './input/watchVisitor.ts';
import { moveTrigger } from './largeView/index.ts';
import { loadPluginEnd, openPluginEvents } from './legacy/openPluginEvents.ts';
import { findGalleryNodes, readProductTitle } from './markup/index.ts';
import { loadOwnSlides } from './ownSlides/index.ts';
import { PLUGIN_NAME } from './selectors.ts';
import type { GallerySettings } from './settings.ts';
import {
  askAgainOnline,
  createScroller,
  delayNeighbours,
  prepareFirstPaint,
  resetSlides,
  startSlides,
  tellReady,
} from './slides/index.ts';
import { startView } from './startView.ts';
import { type Gallery, readGallery } from './state/index.ts';
import { startVariations } from './variation/startVariations.ts';

type Context = IslandContext<GallerySettings>;

/** Time in milliseconds within which several `image_loaded` events from other scripts cause only one restart. */
const FRESH_START_MS = 500;

function startAfresh(gallery: Gallery): void {
  gallery.store.dispatch({ type: 'moved', index: 0, by: 'itself' });
  resetSlides(gallery);
}

/**
 * Sets up the slides and the first response to the visitor, then connects the form and the input handlers in a separate
 * task, because a single long task would delay input on slow phones.
 */
async function startGalleryOn(context: Context, source: ImageSource): Promise<void> {
  const { element, environment, signal } = context;
  const found = readGallery(context, source);
  const read = { ...found, scroller: createScroller(found) };
  prepareFirstPaint(read.nodes, read.printed, signal);
  moveTrigger(read.nodes, signal);
  const freshStart = () => {
    startAfresh(gallery);
    tellReady(gallery);
  };
  const pluginEvents = openPluginEvents(read, {
    destroy: () => openRegistry(environment).unmount(element),
    onTakenOver: () => startAfresh(gallery),
    onImageLoaded: debounce(freshStart, { ms: FRESH_START_MS, clock: environment.clock, signal }),
  });
  const gallery: Gallery = { ...read, pluginEvents, bringView: () => view.bring() };
  const view = startView(gallery);
  firstResponse(gallery, view.whenThere);
  startSlides(gallery);
  delayNeighbours(gallery);
  await yieldTask(context);
  askAgainOnline(gallery);
  startVariations(gallery);
  watchVisitor(gallery);
  tellReady(gallery);
  pluginEvents.triggerOnDocument('woo_variation_gallery_loaded');
}

/** The plugin's class for a wrapper it has initialised; the plugin's script skips such wrappers if it loads later. */
const TAKEN = 'wvg-loaded';

/**
 * Mounts one gallery. An element that only surrounds the plugin's own gallery is skipped, and that gallery mounts
 * instead. If the plugin's script has started, it is stopped before the slides are read. Plain images get a frame
 * first.
 */
export function mountGallery(context: Context): void | Promise<void> {
  const { element, environment, signal } = context;
  const { classList } = element;
  if (element.querySelector('.woo-variation-gallery-wrapper')) return undefined;
  const source = { base: environment.document.baseURI, productTitle: readProductTitle(element) };
  const isFramed = element.querySelector('.woo-variation-gallery-container') !== null;
  const start = () => {
    if (isFramed) classList.add(TAKEN);
    signal.addEventListener('abort', () => classList.remove(TAKEN), { once: true });
    return startGalleryOn(context, source);
  };
  if (isFramed && !classList.contains(TAKEN)) return start();
  const prepared = isFramed
    ? loadPluginEnd(signal).then(({ endPluginScript }) =>
        endPluginScript(findGalleryNodes(element), PLUGIN_NAME, environment),
      )
    : loadOwnSlides(signal).then(({ drawPlainFrame }) => drawPlainFrame(context, source));
  return prepared.then(start);
}
