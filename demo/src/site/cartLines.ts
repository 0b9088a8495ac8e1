import type { Catalogue, Product, ShopVariation } from '@hadaya/testing/shop';
import { matchVariation } from '@hadaya/testing/shop';
import type { Ordered } from '../cart.ts';

export interface CartLine extends Ordered {
  readonly quantity: number;
  /** Selected values by attribute. They are stored because a variation for any size does not contain the size. */
  readonly choice: Readonly<Record<string, string>>;
}

/** Name of the cookie that stores the cart; the server stores nothing. */
export const CART_COOKIE = 'hadaya_demo_cart';

const MOST_PIECES = 9999;
const MOST_LINES = 20;

/** Reads a quantity, clamped between 1 and `MOST_PIECES`; 1 if the text is not a number. */
export function readQuantity(text: string | undefined): number {
  const pieces = Number.parseInt(text ?? '1', 10);
  return Number.isFinite(pieces) ? Math.min(Math.max(pieces, 1), MOST_PIECES) : 1;
}

export function readCookie(header: string, name: string): string {
  const entry = header.split('; ').find((one) => one.startsWith(`${name}=`));
  return entry === undefined ? '' : entry.slice(name.length + 1);
}

function readLine(text: string, catalogue: Catalogue): readonly CartLine[] {
  const [id = '', quantity, ...pairs] = text.split('~').map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return '';
    }
  });
  const product = catalogue.byId(Number(id));
  if (!product) return [];
  const choice = Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
  const variation = product.kind === 'variable' ? matchVariation(product, choice) : undefined;
  if (product.kind === 'variable' && !variation) return [];
  return [{ product, ...(variation ? { variation } : {}), quantity: readQuantity(quantity), choice }];
}

/** Reads the cart from a request's cookies; drops unknown products. */
export function readCart(cookies: string, catalogue: Catalogue): readonly CartLine[] {
  const text = readCookie(cookies, CART_COOKIE);
  return text === '' ? [] : text.split('|').flatMap((line) => readLine(line, catalogue));
}

export function writeCart(lines: readonly CartLine[]): string {
  return lines
    .slice(0, MOST_LINES)
    .map(({ product, quantity, choice }) =>
      [
        product.id,
        quantity,
        ...Object.entries(choice).map(([name, value]) => encodeURIComponent(`${name}=${value}`)),
      ].join('~'),
    )
    .join('|');
}

const isSame = (a: CartLine, b: CartLine): boolean =>
  a.product.id === b.product.id && JSON.stringify(a.choice) === JSON.stringify(b.choice);

export function addLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  if (!lines.some((one) => isSame(one, line))) return [...lines, line];
  return lines.map((one) =>
    isSame(one, line) ? { ...one, quantity: Math.min(one.quantity + line.quantity, MOST_PIECES) } : one,
  );
}

/** Returns the cart with updated quantities from the fields `pieces-<line>`; 0 removes a line. */
export const setQuantities = (
  lines: readonly CartLine[],
  fields: readonly (readonly [name: string, value: string])[],
): readonly CartLine[] =>
  lines.flatMap((line, index) => {
    const written = fields.find(([name]) => name === `pieces-${index}`)?.[1].trim();
    if (written === '0') return [];
    return [written === undefined || written === '' ? line : { ...line, quantity: readQuantity(written) }];
  });

/** Returns the price of one item, in baisa. */
export function priceOf({
  product,
  variation,
}: {
  readonly product: Product;
  readonly variation?: ShopVariation;
}): number {
  if (variation) return variation.price;
  return product.kind === 'variable' ? 0 : product.price;
}
