import { lazyPart } from '@hadaya/core';
import { type JQuery, triggerJQuery } from '@hadaya/core/jquery';
import { listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';
import { PLUGIN_NAME } from '../selectors.ts';
import { findMover, type Gallery, type PluginEvents, stepIndex } from '../state/index.ts';

/** Fetches what ends the replaced script where it runs. */
export const loadPluginEnd = lazyPart(() => import('./retirePlugin.ts'));

/** Whose events they are. */
export interface PluginEventOptions {
  /** Ends this gallery, for themes that destroy it. */
  readonly destroy: () => void;
  /** The plugin's own script had started on this gallery in the meantime and was ended; the slides are the server's again. */
  readonly onTakenOver: () => void;
  /** Somebody else says that images have loaded. */
  readonly onImageLoaded: () => void;
}

/** What handlers get first: the gallery in the plugin's words. */
function describeGallery(copy: JQuery, { nodes, productId }: Pick<Gallery, 'nodes' | 'productId'>) {
  const { wrapper, slider, strip } = nodes;
  return { $element: copy(wrapper), $slider: copy(slider), $thumbnail: copy(strip), product_id: productId };
}

type SlickAnswer = (...given: readonly unknown[]) => unknown;

/**
 * What themes do with Slick on slides and strip, done by ours. It stands on the nodes where Slick keeps its own object, so that
 * Slick's function, which a theme may have for other sliders, finds it. `setPosition` brings to its place what was hidden; for
 * all the rest there is no need.
 */
function createSlickAnswers(gallery: Pick<Gallery, 'store' | 'scroller'>): object {
  const { store } = gallery;
  // Themes give digits too; the state reads both.
  const slickGoTo = (index: number) => store.dispatch({ type: 'moved', index, by: 'itself' });
  const step = (by: number) => () =>
    slickGoTo(stepIndex(store.getState().index, by, store.getState().set.images.length));
  const answers = {
    get currentSlide() {
      return store.getState().index;
    },
    get slideCount() {
      return store.getState().set.images.length;
    },
    getSlick: (): object => slick,
    slickCurrentSlide: () => store.getState().index,
    slickGoTo,
    slickNext: step(1),
    slickPrev: step(-1),
    setPosition: () => findMover(gallery).goTo(store.getState().index),
  };
  const slick = new Proxy(answers, { get: (known, name) => Reflect.get(known, name) ?? (() => {}) });
  return slick;
}

/** Slick's function for a copy of jQuery that has none: it hands a call to the objects on the nodes. */
function slick(
  this: ArrayLike<{ readonly slick?: Readonly<Record<string, SlickAnswer>> }>,
  name: string,
  ...given: readonly unknown[]
): unknown {
  const said = Array.from(this, (node) => node.slick?.[name]?.(...given));
  return said.find((one) => one != null) ?? this;
}

/**
 * Speaks the plugin's jQuery events for one gallery, as soon as jQuery is found: until then nobody can have listened, and
 * only data are kept. A copy of jQuery that comes late may have brought the plugin's script with it.
 */
export function openPluginEvents(
  gallery: Omit<Gallery, 'pluginEvents' | 'bringView'>,
  { destroy, onTakenOver, onImageLoaded }: PluginEventOptions,
): PluginEvents {
  const { wrapper, slider, strip } = gallery.nodes;
  const { environment, signal } = gallery.context;
  const copies = new Map<JQuery, ReturnType<typeof describeGallery>>();
  const kept = new Map<string, unknown>();
  const answers = { slick: createSlickAnswers(gallery) };
  const holdSlick = () => [slider, strip].forEach((node) => void Object.assign(node, answers));
  let isTriggering = false;

  const trigger = (target: EventTarget, event: string, given: readonly unknown[]) => {
    isTriggering = true;
    triggerJQuery(environment.window, [target, event], (copy) => [copies.get(copy), ...given], copies.keys());
    isTriggering = false;
  };
  /** The plugin's function, called by a theme, finds an object of ours where it keeps its own, and builds none. */
  const holdInstance = (copy: JQuery) => {
    const instance = copy(wrapper).data(PLUGIN_NAME);
    copy(wrapper).data(PLUGIN_NAME, { destroy });
    if (!('slick' in copy.fn)) Object.assign(copy.fn, { slick });
    if (!instance && !wrapper.querySelector('.slick-initialized')) return holdSlick();
    const retire = loadPluginEnd.starter(gallery.context, ({ retirePlugin }) => {
      if (retirePlugin({ nodes: gallery.nodes, copy, instance }, environment.logger)) onTakenOver();
      holdSlick();
    });
    retire();
  };
  const join = (copy: JQuery) => {
    holdInstance(copy);
    copies.set(copy, describeGallery(copy, gallery));
    for (const [key, value] of kept) copy(wrapper).data(key, value);
    const hear = () => void (isTriggering || onImageLoaded());
    listenJQuery(copy, [wrapper, 'woo_variation_gallery_image_loaded'], hear, { signal });
  };
  const forget = () => {
    for (const copy of copies.keys()) for (const key of [PLUGIN_NAME, ...kept.keys()]) copy(wrapper).removeData(key);
  };
  signal.addEventListener('abort', forget, { once: true });
  watchJQuery(environment, join, signal);
  return {
    trigger: (event, ...given) => trigger(wrapper, event, given),
    triggerOnDocument: (event) => trigger(environment.document, event, []),
    setData(key, value) {
      kept.set(key, value);
      for (const copy of copies.keys()) copy(wrapper).data(key, value);
    },
  };
}
