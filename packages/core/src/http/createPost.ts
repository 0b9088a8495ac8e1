import type { Environment } from '../environment.ts';
import { isSameOrigin, resolveUrl } from './addresses.ts';
import type { CallConduct, OnProgress } from './CallOptions.ts';
import { call } from './call.ts';
import { createFailure } from './createFailure.ts';
import { createFlights } from './createFlights.ts';
import { createJsonReader } from './createJsonReader.ts';
import { createTurns } from './createTurns.ts';
import { type FieldEntry, toBody, withEntry } from './encodeFields.ts';
import type { Transport } from './exchange.ts';
import type { HttpResult } from './HttpError.ts';
import type { FullHttpOptions } from './HttpOptions.ts';
import { tellOwner } from './tellOwner.ts';

/** A form post to one of the site's ajax endpoints. */
export interface Post {
  readonly url: string;
  readonly entries: readonly FieldEntry[];
  readonly conduct: CallConduct;
}

const ACCEPT = 'application/json, text/javascript, */*; q=0.01';
const NONCE_FIELDS = ['nonce', 'widgetNonce', '_ajax_nonce', 'security'];

/** Only our own origin gets cookies and the header that would cause a preflight elsewhere. */
function describePost(environment: Environment, { url, conduct }: Post, body: FormData | string): RequestInit {
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
    ...(conduct.keepalive ? { keepalive: true } : {}),
    // A read is asked for because it may have changed; some browsers and workers keep answers to a POST.
    ...(conduct.idempotent ? { cache: 'no-store' } : {}),
  };
}

function chooseTimeout({ timeouts }: FullHttpOptions, conduct: CallConduct, body: FormData | string): number {
  const usual = conduct.idempotent ? timeouts.read : typeof body === 'string' ? timeouts.write : timeouts.upload;
  return conduct.timeoutMs ?? usual;
}

/** The transport that tells progress, fetched when first needed; without it the upload goes by `fetch`, silently. */
async function loadUpload(environment: Environment, onProgress: OnProgress): Promise<Transport | undefined> {
  try {
    return (await import('./sendByXhr.ts')).sendByXhr(environment.window, onProgress);
  } catch {
    return undefined;
  }
}

type Send = (post: Post, signal: AbortSignal | undefined) => Promise<HttpResult<unknown>>;

function createSend(environment: Environment, options: FullHttpOptions): Send {
  const flights = createFlights<HttpResult<unknown>>();
  return (post, signal) => {
    const { url, conduct } = post;
    const body = toBody(post.entries, conduct.multipart === true);
    const start = async (owner: AbortSignal | undefined) =>
      call(environment, options, {
        url,
        init: describePost(environment, post, body),
        timeoutMs: chooseTimeout(options, conduct, body),
        signal: owner,
        kind: conduct.idempotent ? 'read' : 'write',
        read: createJsonReader(environment, options, { url, dialect: 'ajax' }),
        send: conduct.onProgress && (await loadUpload(environment, conduct.onProgress)),
      });
    if (!conduct.idempotent || typeof body !== 'string') return start(signal);
    return flights.join({ key: `${url} ${body}`, start, left: () => createFailure(options, 'aborted', url), signal });
  };
}

async function sendWithFreshNonce(
  send: Send,
  post: Post,
  signal: AbortSignal | undefined,
): Promise<HttpResult<unknown>> {
  const first = await send(post, signal);
  const { refreshNonce } = post.conduct;
  if (first.ok || first.error.kind !== 'nonce' || !refreshNonce) return first;
  const name = NONCE_FIELDS.find((field) => post.entries.some((entry) => entry[0] === field));
  const nonce = await refreshNonce().catch(() => undefined);
  if (name === undefined || nonce === undefined || signal?.aborted) return first;
  return send({ ...post, entries: withEntry(post.entries, name, nonce) }, signal);
}

/** Creates the sender of ajax posts: turns, shared reads, retries and a fresh nonce where the caller can fetch one. */
export function createPost(
  environment: Environment,
  options: FullHttpOptions,
): (post: Post) => Promise<HttpResult<unknown>> {
  const send = createSend(environment, options);
  const turns = createTurns();
  return async (post) => {
    if (!resolveUrl(environment.window, post.url)) return createFailure(options, 'config', post.url);
    const turn = turns.begin(post.conduct.key, post.conduct.signal);
    const result = await sendWithFreshNonce(send, post, turn.signal);
    turn.end();
    if (!post.conduct.isQuiet && !turn.signal?.aborted) tellOwner(environment, post, result);
    return turn.signal?.aborted ? createFailure(options, 'aborted', post.url) : result;
  };
}
