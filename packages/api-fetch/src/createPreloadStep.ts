import { isRecord } from '@hadaya/core';
import type { ApiOptions, ApiStep } from './ApiOptions.ts';
import { readQuery, replaceQueryArgument } from './readQuery.ts';

/**
 * The page's preloaded responses, keyed by path; responses to OPTIONS requests are nested under `OPTIONS`. Each is used
 * once.
 */
export type PreloadedAnswers = Readonly<Record<string, unknown>>;

interface PreloadedAnswer {
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Normalises a path's query, so that different spellings of the same request match. */
function normalise(target: string): string {
  const query = readQuery(target);
  const route = query.get('rest_route');
  query.delete('rest_route');
  const path = route ?? target.replace(/[?#].*$/s, '');
  query.sort();
  const rest = query.toString();
  // oxlint-disable-next-line redos/no-vulnerable -- the path of an endpoint that a developer wrote.
  return `/${path.replace(/^\/+|\/+$/g, '')}${rest === '' ? '' : `?${rest}`}`;
}

function readAnswer(value: unknown): PreloadedAnswer | undefined {
  if (!isRecord(value) || !('body' in value)) return undefined;
  const headers = isRecord(value.headers) ? value.headers : {};
  const texts = Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { body: value.body, headers: Object.fromEntries(texts) };
}

function indexAnswers(answers: PreloadedAnswers): Map<string, PreloadedAnswer> {
  const index = new Map<string, PreloadedAnswer>();
  const add = (method: string, entries: Readonly<Record<string, unknown>>) => {
    for (const [path, value] of Object.entries(entries)) {
      const answer = readAnswer(value);
      if (answer) index.set(`${method} ${normalise(path)}`, answer);
    }
  };
  const { OPTIONS, ...gets } = answers;
  add('GET', gets);
  if (isRecord(OPTIONS)) add('OPTIONS', OPTIONS);
  return index;
}

/**
 * Converts a preloaded answer to a response. Percent-encodes non-ASCII characters in its headers, such as a link with
 * Arabic letters, because headers may contain only Latin-1.
 */
function toResponse({ body, headers }: PreloadedAnswer): Response {
  const encoded = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    value.replace(/[^\u0020-\u007E]+/g, (letters) => encodeURI(letters)),
  ]);
  return new Response(JSON.stringify(body), { status: 200, headers: encoded });
}

function readKey({ path, url, method = 'GET' }: ApiOptions): string | undefined {
  if (path !== undefined) return `${method.toUpperCase()} ${normalise(path)}`;
  const isRoute = url !== undefined && readQuery(url).has('rest_route');
  return isRoute ? `${method.toUpperCase()} ${normalise(url)}` : undefined;
}

/** Returns whether a response contains the whole list, because it links to no next page. */
const isWhole = ({ headers }: PreloadedAnswer) =>
  !Object.entries(headers).some(([name, value]) => name.toLowerCase() === 'link' && /rel="?next/i.test(value));

/**
 * Returns the key under which a page preloads a whole list: its first hundred items, because the server has no page
 * size for "all".
 */
function readWholeKey(options: ApiOptions): string | undefined {
  const { path, parse } = options;
  if (parse === false || path === undefined || readQuery(path).get('per_page') !== '-1') return undefined;
  return readKey({ ...options, path: replaceQueryArgument(path, 'per_page', '100') });
}

/**
 * Answers requests with preloaded responses, each of which is used only once; sends all other requests to the server.
 */
export function createPreloadStep(answers: PreloadedAnswers): ApiStep {
  const waiting = indexAnswers(answers);
  return async (options, next) => {
    const whole = readWholeKey(options);
    const isWholeThere = whole !== undefined && [waiting.get(whole)].some((found) => found && isWhole(found));
    const key = isWholeThere ? whole : readKey(options);
    const answer = key === undefined ? undefined : waiting.get(key);
    if (key === undefined || !answer) return next(options);
    waiting.delete(key);
    return options.parse === false ? toResponse(answer) : answer.body;
  };
}
