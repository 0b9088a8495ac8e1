import { isRecord, type PageWindow } from '@hadaya/core';

interface CartLine {
  readonly name: string;
  readonly count: string;
}

/** Maximum number of line items listed, to keep messages short. */
const MOST_LINES = 20;

const clean = (text: unknown) =>
  String(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns line items from the WooCommerce blocks' cart data store; empty if the page has none. */
function readBlocks(window: PageWindow): readonly CartLine[] {
  try {
    const select: unknown = Reflect.get(Object(Reflect.get(Object(Reflect.get(window, 'wp')), 'data')), 'select');
    if (typeof select !== 'function') return [];
    const { items } = Object(select('wc/store/cart')?.getCartData?.());
    const lines = Array.isArray(items) ? items.filter(isRecord) : [];
    return lines.map(({ name, quantity }) => ({ name: clean(name), count: clean(quantity) }));
  } catch {
    return [];
  }
}

function readMarkup(root: ParentNode): readonly CartLine[] {
  const lines = [...root.querySelectorAll('.woocommerce-mini-cart-item, tr.cart_item')];
  return lines.map((line) => {
    const link = line.querySelector('a:not(.remove)');
    const typed = line.querySelector<HTMLInputElement>('input.qty')?.value;
    const [count = '1'] = /\d+/.exec(typed ?? line.querySelector('.quantity')?.textContent ?? '') ?? [];
    return { name: clean(line.querySelector('.product-name a')?.textContent || link?.textContent), count };
  });
}

/** Returns line items from the cart fragments that WooCommerce keeps in session storage. */
function readKept({ sessionStorage }: PageWindow): readonly CartLine[] {
  try {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('wc_fragments_'));
    const kept: unknown = key === undefined ? undefined : JSON.parse(sessionStorage.getItem(key) ?? '');
    const html = isRecord(kept) ? kept['div.widget_shopping_cart_content'] : undefined;
    return typeof html === 'string' ? readMarkup(new DOMParser().parseFromString(html, 'text/html')) : [];
  } catch {
    return [];
  }
}

/** Returns the visitor's cart as text, such as `2 × Ceramic mug, 1 × Pen`; empty if the cart is empty or unknown. */
export function readCartText(window: PageWindow): string {
  const found = [() => readBlocks(window), () => readMarkup(window.document), () => readKept(window)];
  for (const read of found) {
    const lines = read().filter(({ name }) => name !== '');
    if (lines.length > 0)
      return lines
        .slice(0, MOST_LINES)
        .map(({ name, count }) => `${count} × ${name}`)
        .join(', ');
  }
  return '';
}
