import { createStrings, defineIsland, hydrate, type IslandContext, lazyPart } from '@hadaya/core';
import { detection } from './detect.ts';
import { openList } from './dom/openList.ts';
import { openProduct } from './dom/openProduct.ts';
import { startPanelResponse } from './firstPanelResponse.ts';
import { startFirstResponse } from './firstResponse.ts';
import { readAddress } from './model/readAddress.ts';
import { elementSchema, type QuoteSettings } from './settings.ts';
import { quoteStrings } from './strings/index.ts';

const loadProduct = lazyPart(() => import('./startProduct.tsx'));
const loadPanel = lazyPart(() => import('./startPanel.tsx'));
const loadList = lazyPart(() => import('./startList.tsx'));

type Context = IslandContext<QuoteSettings>;

/** Presses on the button work before React has loaded. */
function mountProduct(context: Context): void {
  if (context.settings.product < 1) return;
  const texts = createStrings(quoteStrings, context.element);
  const list = openList(context);
  const product = openProduct(context, list);
  const start = loadProduct.starter(context, (part) => part.startProduct({ context, texts, list, product, response }));
  const response = startFirstResponse(context, product, start);
  // A page may show many product cards, so they hydrate on interaction.
  hydrate(context.settings.view === 'card' ? { ...context, hydration: 'interaction' } : context, start);
}

function mountList(context: Context): void {
  const texts = createStrings(quoteStrings, context.element);
  const list = openList(context);
  hydrate(
    context,
    loadList.starter(context, (part) => part.startList({ context, texts, list })),
  );
}

/**
 * Mounts the panel that shows the list beside the page. The list's code loads when the panel first opens; if loading
 * fails, the list's page opens instead.
 */
function mountPanel(context: Context): void {
  const { element, environment, settings } = context;
  if (readAddress(settings.link) === '') return;
  const leave = () => environment.window.location.assign(settings.link);
  const start = loadPanel.starter(
    context,
    (part) => {
      const texts = createStrings(quoteStrings, element);
      part.startPanel({ context, texts, list: openList(context), panel });
    },
    leave,
  );
  const panel = startPanelResponse(context, start);
}

/** The quote list: products and quantities for which a company requests a price. */
export const quoteIsland = defineIsland({
  name: detection.name,
  selectors: detection.selectors,
  hydration: 'idle',
  settings: { schema: elementSchema },
  mount(context) {
    const mount = { product: mountProduct, card: mountProduct, list: mountList, panel: mountPanel };
    mount[context.settings.view](context);
  },
});
