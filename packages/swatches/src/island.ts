import { childController, defineIsland, type IslandContext, lazyPart, type PageWindow } from '@hadaya/core';
import { findJQuery, triggerJQuery } from '@hadaya/core/jquery';
import { findReplacedPlugin } from '@hadaya/core/jqueryPlugin';
import { openVariationForm, VARIATION_FORM_SELECTOR, type VariationForm } from '@hadaya/variations';
import { detection } from './detect.ts';
import { ITEM_SELECTOR, LIST_SELECTOR, readGroups, type SwatchGroup } from './items/index.ts';
import { PLUGIN_NAME } from './legacy/index.ts';
import { SETTINGS_GLOBALS, type SwatchSettings, swatchSettings } from './settings.ts';
import { startSwatches } from './startSwatches.ts';

const importReplacement = lazyPart(() => import('./legacy/replacePlugin.ts'));

type Context = IslandContext<SwatchSettings>;

/**
 * Checks whether an element is the root of its own swatches. A wrapper around a form, or an element inside a form, is
 * not, because the form's island starts those swatches.
 */
function ownsSwatches(element: HTMLElement): boolean {
  if (element.matches(VARIATION_FORM_SELECTOR)) return true;
  const isAround = element.querySelector(VARIATION_FORM_SELECTOR) !== null;
  return !isAround && element.parentElement?.closest(VARIATION_FORM_SELECTOR) == null;
}

/**
 * Runs the callback when swatches are added to a mounted form (composite products re-render their components, and
 * themes load attributes later). `isKnown` returns true for a node of a list that has already been started.
 */
function watchLists(
  root: HTMLElement,
  { page, signal, isKnown }: { page: PageWindow; signal: AbortSignal; isKnown: (node: Node) => boolean },
  callback: () => void,
): void {
  const isNew = (node: Node) =>
    node instanceof Element &&
    node.isConnected &&
    !isKnown(node) &&
    (node.matches(`${LIST_SELECTOR},${ITEM_SELECTOR}`) || node.querySelector(LIST_SELECTOR) !== null);
  const observer = new page.MutationObserver((records) => {
    if (records.some(({ addedNodes }) => [...addedNodes].some(isNew))) callback();
  });
  observer.observe(root, { childList: true, subtree: true });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

function followLists(context: Context, form: VariationForm): void {
  const { element, environment, signal } = context;
  let groups: readonly SwatchGroup[] = [];
  let current: AbortController | undefined;
  const start = () => {
    const isFirstStart = current === undefined;
    current?.abort();
    current = childController(signal);
    groups = readGroups(element, form.findSelect);
    startSwatches({ context: { ...context, signal: current.signal }, form, groups, isFirstStart });
  };
  const isKnown = (node: Node) =>
    groups.some(({ list, items, more }) => list === node || more === node || items.some((item) => item.node === node));
  start();
  watchLists(element, { page: environment.window, signal, isKnown }, start);
}

/**
 * Triggers the plugin's "loaded" event after the mount is complete, because its listeners may make the form check its
 * variations.
 */
function reportLoaded({ element, environment, signal }: Context): void {
  const { clock, document, window } = environment;
  clock.after(0, () => triggerJQuery(window, [document, 'woo_variation_swatches_loaded'], [{ element }]), signal);
}

/**
 * Checks whether the plugin's own script has already initialised this form and added its class. A clone of one of
 * Hadaya's forms has the class too, but then the plugin's script is missing from the page.
 */
function isTakenByPlugin({ classList }: HTMLElement, page: PageWindow): boolean {
  return classList.contains('wvs-loaded') && typeof findReplacedPlugin(findJQuery(page), PLUGIN_NAME) === 'function';
}

/**
 * Swatches of a variation form: the server's lists of colours, pictures, buttons and radios drive its hidden selects.
 */
export const swatchesIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  hydration: 'idle',
  settings: { schema: swatchSettings, globals: SETTINGS_GLOBALS },
  mount(context) {
    const { element, settings, environment, signal } = context;
    if (!ownsSwatches(element)) return undefined;
    const start = () => {
      followLists(context, openVariationForm(element, environment, { signal }));
      reportLoaded(context);
    };
    if (!isTakenByPlugin(element, environment.window)) return start();
    if (!settings.replacePlugin) return undefined;
    return importReplacement(signal).then(({ replacePlugin }) => {
      replacePlugin(element, environment);
      start();
    });
  },
});
