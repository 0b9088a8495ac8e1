import { debounce, type IslandContext, listen, openRegistry, VERSION, yieldTask } from '@hadaya/core';
import { createFeature } from '@hadaya/core/feature';
import type { ImageSource } from './gallery/decodeImage.ts';
import { type Gallery, readGallery } from './gallery/gallery.ts';
import { loadVisitorParts } from './gallery/loadVisitorParts.ts';
import { watchVisitor } from './gallery/watchVisitor.ts';
import { openPluginEvents } from './legacy/openPluginEvents.ts';
import type { GallerySettings } from './settings.ts';
import { createGalleryHost } from './slides/controls/galleryHost.ts';
import { createSlides } from './slides/createSlides.ts';
import { drawTriggerSign } from './slides/drawTriggerSign.ts';
import { moveTrigger, prepareFirstPaint, readProductTitle } from './slides/galleryNodes.ts';
import { holdNeighbours } from './slides/holdNeighbours.ts';
import { paintGallery } from './slides/paintGallery.ts';
import { resetSlides, tellReady } from './slides/showSet.ts';
import { startSlides } from './slides/startSlides.ts';
import { startVariations } from './variation/startVariations.ts';

type Context = IslandContext<GallerySettings>;

/** `image_loaded` events of other scripts are answered by one fresh start. */
const FRESH_START_MS = 500;

/** The first slide again, with everything measured anew. */
function startAfresh(gallery: Gallery): void {
  gallery.store.dispatch({ type: 'moved', index: 0, by: 'itself' });
  resetSlides(gallery);
}

/**
 * Brings what stands in the place of a picture that cannot be shown or is late, when there is one: on the page, in a set
 * that comes on display, or later.
 */
function watchPictures(gallery: Gallery): void {
  const { nodes, store, context } = gallery;
  const bring = createFeature(context, {
    load: loadVisitorParts,
    start: ({ markPictures }) => markPictures(gallery),
  });
  let seen: object | undefined;
  const look = () => {
    const { set, cause } = store.getState();
    if (set === seen) return;
    seen = set;
    for (const [place, slide] of set.slides.entries()) {
      for (const { complete, naturalWidth } of slide.querySelectorAll('img'))
        if (complete ? naturalWidth === 0 : cause && place === 0) bring();
    }
  };
  listen(nodes.slider, 'error', bring, { signal: context.signal, capture: true });
  store.subscribe(look, context.signal);
  look();
}

/** Paints the gallery, then has it follow its form and the visitor in a task of its own: together they would block a slow phone. */
async function startGalleryOn(context: Context, source: ImageSource): Promise<void> {
  const { element, environment, signal } = context;
  const found = readGallery(context, source);
  const read = { ...found, slides: createSlides(found) };
  prepareFirstPaint(read.nodes, read.store.getState().set, signal);
  moveTrigger(read.nodes, signal);
  const freshStart = () => {
    startAfresh(gallery);
    tellReady(gallery);
  };
  const pluginEvents = openPluginEvents(read, {
    destroy: () => openRegistry(environment, VERSION)?.unmount(element),
    onTakenOver: () => startAfresh(gallery),
    onImageLoaded: debounce(freshStart, { ms: FRESH_START_MS, clock: environment.clock, signal }),
  });
  const overlay = createGalleryHost({ into: read.nodes.container, before: null, part: 'overlay' }, signal);
  const gallery: Gallery = { ...read, pluginEvents, hosts: { overlay } };
  drawTriggerSign(read.nodes, signal);
  startSlides(gallery);
  paintGallery(gallery);
  holdNeighbours(gallery);
  await yieldTask(context);
  watchPictures(gallery);
  startVariations(gallery);
  watchVisitor(gallery);
  tellReady(gallery);
  pluginEvents.triggerOnDocument('woo_variation_gallery_loaded');
}

/** The plugin's mark of a wrapper that it has taken: with it the plugin's script passes by, if it comes later. */
const TAKEN = 'wvg-loaded';

/**
 * Brings one gallery to life. An element that only surrounds the plugin's own gallery leaves the work to that one; what
 * the plugin's script has begun is ended first, before the slides are read; plain images get a frame first.
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
  return loadVisitorParts(signal).then(({ endPluginScript, buildFrame }) => {
    if (isFramed) endPluginScript(element, environment);
    else buildFrame(element, source, signal);
    return start();
  });
}
