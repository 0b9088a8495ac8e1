import { lazyPart } from '@hadaya/core';
import { type JQuery, triggerJQuery } from '@hadaya/core/jquery';
import { listenJQuery, watchJQuery } from '@hadaya/core/jqueryEvents';
import { PLUGIN_NAME } from '../selectors.ts';
import { findMover, type Gallery, type PluginEvents, stepIndex } from '../state/index.ts';

/** Loads the code that stops the replaced script if it is running. */
export const loadPluginEnd = lazyPart(() => import('./retirePlugin.ts'));

export interface PluginEventOptions {
  /** Destroys this gallery when a theme requests it. */
  readonly destroy: () => void;
  /**
   * Called if the plugin's own script was running on this gallery, after Hadaya has stopped it and restored the
   * server's slides.
   */
  readonly onTakenOver: () => void;
  /** Called when another script has reported that images have loaded. */
  readonly onImageLoaded: () => void;
}

/**
 * Creates the object that every handler receives as its first argument: the gallery under the plugin's property names.
 */
function describeGallery(copy: JQuery, { nodes, productId }: Pick<Gallery, 'nodes' | 'productId'>) {
  const { wrapper, slider, strip } = nodes;
  return { $element: copy(wrapper), $slider: copy(slider), $thumbnail: copy(strip), product_id: productId };
}

type SlickAnswer = (...given: readonly unknown[]) => unknown;

/**
 * Creates an object with the Slick methods that themes call on slides and strip, implemented by the gallery. The object
 * is stored on the nodes where Slick stores its own, so that Slick's function finds it if a theme uses Slick for other
 * sliders. `setPosition` realigns slides that were hidden; methods that are not listed do nothing.
 */
function createSlickAnswers(gallery: Pick<Gallery, 'store' | 'scroller'>): object {
  const { store } = gallery;
  // Themes may pass the index as a string of digits, which the store accepts.
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

/** Stands in for Slick's function in a copy of jQuery that lacks it: forwards a call to the objects on the nodes. */
function slick(
  this: ArrayLike<{ readonly slick?: Readonly<Record<string, SlickAnswer>> }>,
  name: string,
  ...given: readonly unknown[]
): unknown {
  const said = Array.from(this, (node) => node.slick?.[name]?.(...given));
  return said.find((one) => one != null) ?? this;
}

/**
 * Emits the plugin's jQuery events for one gallery once jQuery is found. Nothing can subscribe before that, so until
 * then only data for jQuery is stored. If jQuery loads late, the plugin's script may also have started by then.
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
  /**
   * Stores an object where the plugin's function looks for its own. When a theme calls that function, it finds this
   * object and creates none.
   */
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
