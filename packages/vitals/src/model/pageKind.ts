/** Kinds of pages that are told apart; nothing else of a page's address is kept. */
export type PageKind = 'product' | 'shop' | 'cart' | 'content' | 'other';

/** By kind, the classes that WordPress and WooCommerce give the body; the first kind that fits counts. */
const CLASSES: readonly (readonly [kind: PageKind, classes: string])[] = [
  ['product', 'single-product'],
  ['cart', 'woocommerce-cart woocommerce-checkout'],
  ['other', 'woocommerce-account error404 search'],
  ['shop', 'woocommerce-shop post-type-archive-product tax-product_cat tax-product_tag tax-product_brand'],
  ['content', 'home blog page single archive'],
];

/** The kind of a page by the classes of its body. */
export function pageKind(classes: Iterable<string>): PageKind {
  const present = new Set(classes);
  const found = CLASSES.find(([, names]) => names.split(' ').some((name) => present.has(name)));
  return found?.[0] ?? 'other';
}
