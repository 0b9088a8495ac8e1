/** What a product has sold out beyond one page looks as if it were there; choosing it tells. */
const PAGE_SIZE = 100;

/** Asks the public store route for `path` and reads the answer's JSON; `undefined` where there is none. */
export type AskStore = (path: string, query: string) => Promise<unknown>;

function readIds(page: unknown): readonly number[] {
  if (!Array.isArray(page)) return [];
  return page.flatMap((entry: unknown) => {
    const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined;
    return typeof id === 'number' ? [id] : [];
  });
}

/** The ids of a product's variations that are out of stock, at most a hundred: one question. */
export async function loadSoldOut(ask: AskStore, productId: string): Promise<ReadonlySet<number>> {
  const parent = encodeURIComponent(productId);
  const query = `type=variation&parent=${parent}&stock_status[]=outofstock&per_page=${PAGE_SIZE}&_fields=id`;
  return new Set(readIds(await ask('', query).catch(() => undefined)));
}
