import type { Environment } from '../environment/index.ts';
import { isSameOrigin, resolveUrl } from './addresses.ts';
import { interpretResponse } from './answer/index.ts';
import { type FieldEntry, toBody } from './encodeFields.ts';
import { createFailure, type HttpError, type HttpResult, withoutQuery } from './errors/errors.ts';
import type { FullHttpOptions, SendOptions } from './options/options.ts';
import { call, createRequestDeduper, sendByXhr } from './transport/index.ts';

/** A form post to one of the site's Ajax endpoints. */
export interface Post {
  readonly url: string;
  readonly entries: readonly FieldEntry[];
  readonly options: SendOptions;
}

const ACCEPT = 'application/json, text/javascript, */*; q=0.01';
const NONCE_FIELDS = ['nonce', 'widgetNonce', '_ajax_nonce', 'security'];

/** Only the page's own origin gets cookies and the header that would cause a preflight at other origins. */
function describePost(environment: Environment, { url, options }: Post, body: FormData | string): RequestInit {
  const isOwn = isSameOrigin(environment.window, url);
  return {
    method: 'POST',
    body,
    headers: {
      Accept: ACCEPT,
      ...(typeof body === 'string' ? { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' } : {}),
      ...(isOwn ? { 'X-Requested-With': 'XMLHttpRequest' } : {}),
    },
    ...(isOwn ? { credentials: 'include', mode: 'same-origin' } : { credentials: 'omit' }),
    ...(options.keepalive ? { keepalive: true } : {}),
    // A read needs current data, but some browsers and service workers cache responses to a POST.
    ...(options.idempotent ? { cache: 'no-store' } : {}),
  };
}

function chooseTimeout({ timeouts }: FullHttpOptions, options: SendOptions, body: FormData | string): number {
  const usual = options.idempotent ? timeouts.read : typeof body === 'string' ? timeouts.write : timeouts.upload;
  return options.timeoutMs ?? usual;
}

type Send = (post: Post, signal: AbortSignal | undefined) => Promise<HttpResult<unknown>>;

/** Returns advice for the owner about a failure, or `undefined` for kinds that an owner cannot fix. */
function adviseOn({ kind, status, retryAfter }: HttpError): string | undefined {
  if (kind === 'empty' || kind === 'no_action') {
    return 'returned 0: no plugin handles this action for visitors. Check that the plugin is active and that no security plugin blocks the action';
  }
  if (kind === 'busy' && status === 429) {
    const wait = retryAfter === undefined ? '' : ` for ${Math.ceil(retryAfter)} seconds`;
    return `was rejected${wait} because of too many requests (429). Behind a proxy all visitors may share an IP address: base the limit on the proxy's header`;
  }
  return undefined;
}

/** Logs one line for the site's owner, with the details that the visitor's notice omits. */
function tellOwner(
  { window, logger }: Pick<Environment, 'window' | 'logger'>,
  { url, entries }: { readonly url: string; readonly entries: readonly FieldEntry[] },
  result: HttpResult<unknown>,
): void {
  if (result.ok) return;
  const action = /[?&]wc-ajax=([\w-]+)/.exec(url)?.[1] ?? entries.find(([name]) => name === 'action')?.[1];
  const call = `the call ${typeof action === 'string' ? `"${action}" ` : ''}to ${withoutQuery(url)}`;
  const advice = adviseOn(result.error);
  if (advice !== undefined) logger.warn(`${call} ${advice}`);
  else if (result.error.kind === 'network' && !isSameOrigin(window, url)) {
    logger.warn(
      `${call} failed. Its origin is not ${window.location.origin}, so it carries no cookies and the ` +
        'browser may block the response. Set the ajax URL to the host of the page (with or without www, https)',
    );
  }
}

function createSend(environment: Environment, client: FullHttpOptions): Send {
  const deduper = createRequestDeduper<HttpResult<unknown>>();
  return (post, signal) => {
    const { url, options } = post;
    const { idempotent, onProgress } = options;
    const body = toBody(post.entries, options.multipart === true);
    const start = (owner: AbortSignal | undefined) =>
      call(environment, client, {
        url,
        init: describePost(environment, post, body),
        timeoutMs: chooseTimeout(client, options, body),
        signal: owner,
        kind: idempotent ? 'read' : 'write',
        read: interpretResponse(environment, client, { url, dialect: 'ajax' }),
        send: onProgress && sendByXhr(environment.window, onProgress),
      });
    if (!idempotent || typeof body !== 'string') return start(signal);
    return deduper.join({ key: `${url} ${body}`, start, left: () => createFailure(client, 'aborted', url), signal });
  };
}

async function sendWithFreshNonce(
  send: Send,
  post: Post,
  signal: AbortSignal | undefined,
): Promise<HttpResult<unknown>> {
  const first = await send(post, signal);
  const { refreshNonce } = post.options;
  if (first.ok || first.error.kind !== 'nonce' || !refreshNonce) return first;
  const name = NONCE_FIELDS.find((field) => post.entries.some((entry) => entry[0] === field));
  const nonce = await refreshNonce().catch(() => undefined);
  if (name === undefined || nonce === undefined || signal?.aborted) return first;
  const entries = post.entries.map((entry): FieldEntry => (entry[0] === name ? [name, nonce] : entry));
  return send({ ...post, entries }, signal);
}

interface KeyedCall {
  /** Aborts with the caller's signal, or when a newer call with the same key starts. */
  readonly signal: AbortSignal | undefined;
  readonly end: () => void;
}

function createLatestOnly(): (key: string | undefined, signal: AbortSignal | undefined) => KeyedCall {
  const latest = new Map<string, AbortController>();
  return (key, signal) => {
    if (key === undefined) return { signal, end: () => {} };
    latest.get(key)?.abort();
    const controller = new AbortController();
    const follow = () => controller.abort(signal?.reason);
    if (signal?.aborted) follow();
    signal?.addEventListener('abort', follow, { once: true });
    latest.set(key, controller);
    const end = () => {
      signal?.removeEventListener('abort', follow);
      if (latest.get(key) === controller) latest.delete(key);
    };
    return { signal: controller.signal, end };
  };
}

/**
 * Creates a function that posts forms: one call at a time per key, shared reads, retries, and a fresh nonce if the
 * caller can fetch one.
 */
export function createPost(
  environment: Environment,
  options: FullHttpOptions,
): (post: Post) => Promise<HttpResult<unknown>> {
  const send = createSend(environment, options);
  const beginLatest = createLatestOnly();
  return async (post) => {
    if (!resolveUrl(environment.window, post.url)) return createFailure(options, 'config', post.url);
    const { signal, end } = beginLatest(post.options.key, post.options.signal);
    const result = await sendWithFreshNonce(send, post, signal);
    end();
    if (!post.options.isQuiet && !signal?.aborted) tellOwner(environment, post, result);
    return signal?.aborted ? createFailure(options, 'aborted', post.url) : result;
  };
}
