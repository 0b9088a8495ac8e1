import { productIndex, storeAttributes } from '../../shop/json/productIndex.ts';
import type { VariableProduct } from '../../shop/product.ts';
import { type AnswerOptions, jsonAnswer } from '../answers.ts';
import type { BackendHandler } from '../backendCall.ts';
import { storeSearch } from './storeSearch.ts';

const DEFAULT_PER_PAGE = 10;

/**
 * Handles `GET /wc/store/v1/products/{id}`: responds with a product, its attributes and the index of its variations,
 * limited to the fields in `_fields`.
 */
export const storeProduct: BackendHandler = (call, { catalogue, locale }) => {
  const id = Number(call.url.pathname.split('/').pop() || call.name.split('/').pop());
  const product = catalogue.byId(id);
  if (product === undefined) return invalidId();
  const variable = product.kind === 'variable';
  const whole = {
    id: product.id,
    name: product.name[locale],
    slug: product.slug,
    type: product.kind,
    attributes: variable ? storeAttributes(product, locale) : [],
    variations: variable ? productIndex(product, locale) : [],
  };
  return jsonAnswer(onlyFields(whole, call.url.searchParams.get('_fields')));
};

/**
 * Handles `GET /wc/store/v1/products?type=variation&parent={id}`: responds with the ids of a product's variations page
 * by page, optionally only those with a given stock status. Passes requests with `search` to `storeSearch`.
 */
export const storeProducts: BackendHandler = (call, shop) => {
  const query = call.url.searchParams;
  if (query.has('search')) return storeSearch(call, shop);
  const { catalogue } = shop;
  const parent = catalogue.byId(Number(query.get('parent')));
  const status = query.getAll('stock_status[]');
  const found = parent?.kind === 'variable' ? idsInStock(parent, status) : [];
  const perPage = Number(query.get('per_page') ?? DEFAULT_PER_PAGE);
  const page = Number(query.get('page') ?? 1);
  const rows = found.slice((page - 1) * perPage, page * perPage).map((id) => ({ id }));
  return jsonAnswer(rows, pagination(found.length, perPage));
};

function idsInStock(product: VariableProduct, requested: readonly string[]): readonly number[] {
  const isOut = (stock: unknown) => stock === 'out-of-stock' || stock === 0;
  return product.variations
    .filter(({ stock }) => requested.length === 0 || requested.includes(isOut(stock) ? 'outofstock' : 'instock'))
    .map(({ id }) => id);
}

function pagination(total: number, perPage: number): AnswerOptions {
  return { headers: { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(Math.ceil(total / perPage)) } };
}

function onlyFields(value: Readonly<Record<string, unknown>>, fields: string | null): unknown {
  if (fields === null) return value;
  const requested = fields.split(',').map((field) => field.trim());
  return Object.fromEntries(Object.entries(value).filter(([key]) => requested.includes(key)));
}

function invalidId(): Response {
  const body = {
    code: 'woocommerce_rest_product_invalid_id',
    message: 'Invalid product ID.',
    data: { status: 404 },
  };
  return jsonAnswer(body, { status: 404 });
}
