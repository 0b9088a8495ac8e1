import { createLoan, isRecord, type Loan, listen } from '@hadaya/core';
import { createSafeNodes, loadSanitizer, type VariationForm } from '@hadaya/variations';
import { findItem, type ItemActions, type SwatchGroup } from '../items/index.ts';
import { type Card, findOnCard, followCardButton } from './followCardButton.ts';

function readField(form: VariationForm, read: (raw: Readonly<Record<string, unknown>>) => unknown): string | undefined {
  const { match } = form.getState();
  const value = match.kind === 'found' ? read(match.variation.raw) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The chosen variation's thumbnail, in a box that keeps its size. */
function followImage({ form, card, settings }: Card, signal: AbortSignal): void {
  const found = findOnCard(card, settings.cardImageSelector);
  const image = found instanceof HTMLImageElement ? found : found?.querySelector('img');
  if (!image) return;
  let shown: string | undefined;
  let lending: AbortController | undefined;
  let loan: Loan | undefined;
  const end = () => {
    lending?.abort();
    loan = undefined;
  };
  const begin = (): Loan => {
    const { width, height } = image.getBoundingClientRect();
    lending = new AbortController();
    loan = createLoan(lending.signal);
    loan.style(image, { 'aspect-ratio': height > 0 ? `${width} / ${height}` : '', 'object-fit': 'cover' });
    return loan;
  };
  const update = () => {
    const source = readField(form, ({ image: one }) => (isRecord(one) ? one.thumb_src : undefined));
    if (source === shown) return;
    shown = source;
    if (source === undefined) end();
    else (loan ?? begin()).attributes(image, { src: source, srcset: null, sizes: null });
  };
  form.subscribe(update, signal);
  update();
  signal.addEventListener('abort', end, { once: true });
}

/** The chosen variation's price where the card has the product's; a card whose variations all cost the same keeps it. */
function followPrice({ form, card }: Card, signal: AbortSignal): void {
  const price = [...card.querySelectorAll('.price')].find((node) => !form.root.contains(node));
  if (!price) return;
  const own = [...price.childNodes];
  let shown: string | undefined;
  const write = async (html: string | undefined) => {
    if (html === shown) return;
    shown = html;
    const { ownerDocument: page } = price;
    if (html) await loadSanitizer(html, page, signal);
    if (html !== shown) return;
    // The server's text is a whole `span.price`; the card has that element already.
    const [node] = html ? createSafeNodes(html, page) : [];
    const isWhole = node instanceof Element && node.matches('.price');
    price.replaceChildren(...(isWhole ? node.childNodes : node ? [node] : own));
    // A price that the page comes with is no news.
    if (node && form.root.contains(page.activeElement)) form.speak(price.textContent ?? '');
  };
  // A file that is lost leaves the product's own price.
  const update = () => void write(readField(form, ({ price_html }) => price_html)).catch(() => {});
  form.subscribe(update, signal);
  update();
  signal.addEventListener('abort', () => void write(undefined), { once: true });
}

/**
 * Shows the choice of a product list's form on the card around it: picture, price, links, button and Clear. Without a choice,
 * and when the signal aborts, the card is as it was printed.
 */
export function followCard(card: Card, signal: AbortSignal): void {
  followImage(card, signal);
  // The paid edition's own script does the rest where it runs.
  if (card.form.root.matches('.wvs-pro-loaded')) return;
  followPrice(card, signal);
  followCardButton(card, signal);
}

/** Chooses what a mouse comes to, or stands on by now; a finger has no hover and taps as always. */
export function followHover(group: SwatchGroup, actions: ItemActions, signal: AbortSignal): void {
  const { list, select } = group;
  const choose = (target: EventTarget | null) => {
    const item = findItem(group, target);
    if (item && select.value !== item.value) actions.choose(group, item);
  };
  choose(list.querySelector(':hover'));
  listen(list, 'pointerover', ({ pointerType, target }) => pointerType === 'touch' || choose(target), { signal });
}
