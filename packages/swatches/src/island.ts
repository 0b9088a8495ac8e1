import { defineIsland, type IslandContext } from '@hadaya/core';
import { openVariationForm, type VariationForm } from '@hadaya/variations';
import { detection } from './detect.ts';
import { isTakenByPlugin } from './dom/isTakenByPlugin.ts';
import { findJQuery, triggerJQuery } from './dom/jqueryTrigger.ts';
import { ownsSwatches } from './dom/ownsSwatches.ts';
import { readGroups } from './dom/readGroups.ts';
import type { SwatchGroup } from './dom/swatchGroup.ts';
import { takeOver } from './dom/takeOver.ts';
import { watchLists } from './dom/watchLists.ts';
import { openSwatches } from './openSwatches.ts';
import { SETTINGS_GLOBALS, type SwatchSettings, swatchSettings } from './settings.ts';

type Context = IslandContext<SwatchSettings>;

/** Brings the lists to life, and does so anew when others come into the form. */
function followLists(context: Context, form: VariationForm): void {
  const { element, environment, signal } = context;
  let groups: readonly SwatchGroup[] = [];
  let life = new AbortController();
  const open = () => {
    life.abort();
    life = new AbortController();
    groups = readGroups(element, form.findSelect);
    openSwatches({ context: { ...context, signal: life.signal }, form, groups });
  };
  const isKnown = (node: Node) =>
    groups.some(({ list, items, more }) => list === node || more === node || items.some((item) => item.node === node));
  open();
  watchLists(element, { page: environment.window, signal, isKnown }, open);
  signal.addEventListener('abort', () => life.abort(), { once: true });
}

/** Tells the page that a form is ready, once the mount is complete: a listener may ask for another look. */
function greet({ element, environment, signal }: Context): void {
  const tell = () => triggerJQuery(environment.document, 'woo_variation_swatches_loaded', () => [{ element }]);
  environment.clock.after(0, tell, signal);
}

/** Swatches of a variation form: the server's lists of colours, pictures, buttons and radios drive its hidden selects. */
export const swatchesIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  load: 'eager',
  settings: { schema: swatchSettings, globals: SETTINGS_GLOBALS },
  mount(context) {
    const { element, settings, environment, signal } = context;
    if (!ownsSwatches(element)) return;
    if (isTakenByPlugin(element, environment.window)) {
      if (!settings.takeOver) return;
      takeOver(element, findJQuery(environment.window), environment.logger);
    }
    const form = openVariationForm(element, environment, { signal });
    followLists(context, form);
    greet(context);
  },
});
