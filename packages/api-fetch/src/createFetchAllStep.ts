import { isRecord } from '@hadaya/core';
import type { HttpResult } from '@hadaya/core/http-parts';
import {
  type ApiNext,
  type ApiOptions,
  type ApiStep,
  changeTarget,
  type RestRejection,
  toRejection,
} from './ApiOptions.ts';
import { addQueryArgument, readQuery, replaceQueryArgument } from './readQuery.ts';

const SERVER_MAXIMUM = 100;
const MAX_PAGES = 100;
const END_OF_LIST = 'rest_post_invalid_page_number';

export interface FetchAllTools {
  readonly readJson: (response: Response) => Promise<HttpResult<unknown>>;
  /** Creates the rejection for a list that the client cannot fetch completely. */
  readonly refuse: (kind: 'parse' | 'cross_origin' | 'http') => RestRejection;
  /** Returns the absolute URL of the next page, or `undefined` if it is on another origin. */
  readonly resolveNext: (next: string, base: string) => string | undefined;
}

/**
 * Returns the URL of the next page from a `Link` header. The header may list several links in any order, and their
 * `rel` values may be quoted or unquoted.
 */
function findNextPage(header: string | null): string | undefined {
  for (const [, address = '', parameters = ''] of (header ?? '').matchAll(/<([^<>]*)>((?:[^,<>"]|"[^"]*")*)/g)) {
    const relation = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(parameters);
    const names = (relation?.[1] ?? relation?.[2] ?? '').toLowerCase().split(/\s+/);
    if (names.includes('next')) return address;
  }
  return undefined;
}

function wantsAll({ parse, path, url }: ApiOptions): boolean {
  return (
    parse !== false && [path, url].some((target) => target !== undefined && readQuery(target).get('per_page') === '-1')
  );
}

async function readOrReject(tools: FetchAllTools, response: Response): Promise<unknown> {
  const result = await tools.readJson(response);
  if (!result.ok) throw toRejection(result.error);
  return result.value;
}

async function requestPage(tools: FetchAllTools, next: ApiNext, options: ApiOptions): Promise<Response> {
  const response = await next({ ...options, parse: false }).catch(async (error: unknown) => {
    if (!(error instanceof Response)) throw error;
    await readOrReject(tools, error);
    throw tools.refuse('parse');
  });
  if (response instanceof Response) return response;
  throw tools.refuse('parse');
}

function isEndOfList(error: unknown): boolean {
  return isRecord(error) && error.code === END_OF_LIST;
}

const withCount = (options: ApiOptions, count: number) =>
  changeTarget(options, (target) => replaceQueryArgument(target, 'per_page', String(count)));

/** Returns the largest page size that a route accepts, read from its error for a page size of 100. */
function readMaximum(error: unknown): number | undefined {
  const { code, data } = isRecord(error) ? error : {};
  const params = isRecord(data) ? data.params : undefined;
  if (code !== 'rest_invalid_param' || !isRecord(params)) return undefined;
  // The message is translated, but its numbers are always the bounds.
  const bounds = String(params.per_page ?? '').match(/\d+/g) ?? [];
  const maximum = Math.max(...bounds.map(Number));
  return maximum > 0 && maximum < SERVER_MAXIMUM ? maximum : undefined;
}

/** Requests the first page in the largest size that the server accepts. */
async function requestFirst(
  tools: FetchAllTools,
  options: ApiOptions,
  next: ApiNext,
): Promise<{ readonly page: Response; readonly asked: ApiOptions }> {
  const asked = withCount(options, SERVER_MAXIMUM);
  try {
    return { page: await requestPage(tools, next, asked), asked };
  } catch (error) {
    const maximum = readMaximum(error);
    if (maximum === undefined) throw error;
    const fewer = withCount(options, maximum);
    return { page: await requestPage(tools, next, fewer), asked: fewer };
  }
}

/**
 * Returns the request for the next page when the `Link` header is missing (because of a proxy or another origin) but
 * the page count is known.
 */
function countOn({ headers }: Response, asked: ApiOptions, count: number): ApiOptions | undefined {
  const total = Number(headers?.get('X-WP-TotalPages') ?? 0);
  if (headers?.has('Link') || !(total > count)) return undefined;
  const page = String(count + 1);
  return changeTarget(asked, (target) => addQueryArgument(replaceQueryArgument(target, 'page', page), 'page', page));
}

async function collect(tools: FetchAllTools, options: ApiOptions, next: ApiNext): Promise<unknown> {
  const { page: first, asked } = await requestFirst(tools, options, next);
  const items = await readOrReject(tools, first);
  if (!Array.isArray(items)) return items;
  const all: unknown[] = [...items];
  let page = first;
  for (let count = 1; ; count += 1) {
    const link = findNextPage(page.headers?.get('Link') ?? null);
    const counted = link === undefined ? countOn(page, asked, count) : undefined;
    if (link === undefined && !counted) return all;
    if (count >= MAX_PAGES) throw tools.refuse('http');
    const url = link === undefined ? undefined : tools.resolveNext(link, page.url || options.url || '');
    if (link !== undefined && url === undefined) throw tools.refuse('cross_origin');
    try {
      page = await requestPage(tools, next, counted ?? { ...options, path: undefined, url });
    } catch (error) {
      if (isEndOfList(error)) return all;
      throw error;
    }
    const more = await readOrReject(tools, page);
    if (!Array.isArray(more)) throw tools.refuse('parse');
    all.push(...more);
  }
}

/**
 * Answers `per_page=-1` with the whole list: requests pages of up to 100 items and follows the server's link to each
 * following page.
 */
export function createFetchAllStep(tools: FetchAllTools): ApiStep {
  return (options, next) => (wantsAll(options) ? collect(tools, options, next) : next(options));
}
