import { attributeKey } from './attributeKey.ts';
import type { ShopAttribute, VariableProduct } from './product.ts';

/**
 * Returns the server's preselection: for each attribute the value in the URL or, if the URL has no `attribute_*`
 * parameter for it, the product's default. A value in the URL matches a term exactly or as a slug; any other value
 * selects nothing.
 */
export function selectFromUrl(product: VariableProduct, query: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    product.attributes.map((attribute) => {
      const key = attributeKey(attribute);
      const asked = query.get(key);
      const found = asked === null ? undefined : findValue(attribute, asked);
      return [key, asked === null ? (product.defaults[attribute.slug] ?? '') : (found ?? '')];
    }),
  );
}

function findValue(attribute: ShopAttribute, asked: string): string | undefined {
  const slugs = attribute.terms.map((term) => term.slug);
  const requested = slugified(asked);
  return slugs.find((slug) => slug === asked) ?? slugs.find((slug) => slugified(slug) === requested);
}

/** Returns a slug as WordPress stores it: in lower case with dashes, and percent-encoded outside ASCII. */
function slugified(value: string): string {
  return encodeURIComponent(decoded(value).toLowerCase().replace(/["'.]/g, '').replace(/\s+/g, '-')).toLowerCase();
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
