import { type IslandContext, lazyPart } from '@hadaya/core';
import { renderIsland, useLazyPart } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { QuoteList } from './dom/openList.ts';
import type { Product } from './dom/openProduct.ts';
import { type AddResponse, LINK_SELECTOR } from './firstResponse.ts';
import { readArea } from './model/readArea.ts';
import type { QuoteSettings } from './settings.ts';
import type { QuoteTexts } from './strings/index.ts';
import { CardQuote } from './view/CardQuote.tsx';
import { ListDialog } from './view/ListDialog.tsx';
import { ProductQuote } from './view/ProductQuote.tsx';

const loadList = lazyPart(() => import('./startList.tsx'));
const loadLogo = lazyPart(() => import('./drawLogo.tsx'));

export interface ProductView {
  readonly context: IslandContext<QuoteSettings>;
  readonly texts: QuoteTexts;
  readonly list: QuoteList;
  readonly product: Product;
  readonly response: AddResponse;
}

/** Renders the logo field and the logo from a separate file, because most products have no logo area. */
function Logo(view: Pick<ProductView, 'context' | 'texts'>): ReactElement | null {
  const { part } = useLazyPart(loadLogo);
  return part ? part.drawLogo(view) : <div className="hadaya-quote-logo" />;
}

/**
 * Renders the price steps, quantity field and button in place of the server's link; on a product card, renders the
 * result of a press instead.
 */
export function startProduct({ context, texts, list, product, response }: ProductView): void {
  const { element, settings } = context;
  const link = element.querySelector(LINK_SELECTOR);
  const language = element.ownerDocument.documentElement.lang;
  // Every opening of the dialog uses this same element, which re-renders only when its own state changes, so input is
  // kept.
  let panel: ReactElement | undefined;
  const draw = (part: typeof import('./startList.tsx')) => {
    panel ??= part.drawList({ context, texts, list });
    return panel;
  };
  const drawDialog = (onClose: () => void) => <ListDialog load={loadList} {...{ draw, texts, onClose }} />;
  const logo = readArea(settings.quoteArea) ? <Logo {...{ context, texts }} /> : null;
  const view =
    settings.view === 'card' ? (
      <CardQuote {...{ texts, list, response, link, drawDialog }} />
    ) : (
      <ProductQuote {...{ settings, texts, list, product, response, link, language, logo, drawDialog }} />
    );
  renderIsland(context, view);
}
