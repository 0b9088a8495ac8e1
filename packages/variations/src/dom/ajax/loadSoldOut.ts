const PAGE_SIZE = 100;
/** What a product has sold out beyond this many pages looks as if it were there; choosing it tells. */
const MAX_PAGES = 10;

/** Asks the public store route for `path` and reads the answer's JSON; `undefined` where there is none. */
export type AskStore = (path: string, query: string) => Promise<unknown>;

function readIds(page: unknown): readonly number[] {
  if (!Array.isArray(page)) return [];
  return page.flatMap((entry: unknown) => {
    const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined;
    return typeof id === 'number' ? [id] : [];
  });
}

/**
 * The ids of a product's variations that are out of stock, page after page while the pages are full. A shop that does
 * not answer, or stops answering, has told all that is known.
 */
export async function loadSoldOut(ask: AskStore, productId: string): Promise<ReadonlySet<number>> {
  const found = new Set<number>();
  const query = `type=variation&parent=${encodeURIComponent(productId)}&stock_status[]=outofstock&per_page=${PAGE_SIZE}`;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const ids = readIds(await ask('', `${query}&page=${page}&_fields=id`).catch(() => undefined));
    for (const id of ids) found.add(id);
    if (ids.length < PAGE_SIZE) break;
  }
  return found;
}
