import { jsonAnswer, textAnswer } from '../answers.ts';
import type { BackendHandler, HandlerMap } from '../backendCall.ts';

/** The only accepted nonce; any other counts as expired. */
const NONCE = 'a1b2c3d4e5';
const NOTES = 250;
const MOST_PER_PAGE = 100;

const refuse = (code: string, message: string, status = 403) =>
  jsonAnswer({ code, message, data: { status } }, { status });

const notes: BackendHandler = ({ method, headers, url }) => {
  if (method === 'POST') {
    if (headers['x-wp-nonce'] === NONCE) return jsonAnswer({ id: NOTES + 1 }, { status: 201 });
    return refuse('rest_cookie_invalid_nonce', 'Cookie check failed');
  }
  const page = Number(url.searchParams.get('page') ?? 1);
  const perPage = Math.min(Number(url.searchParams.get('per_page') ?? 10), MOST_PER_PAGE);
  const ids = Array.from({ length: NOTES }, (_, index) => index + 1).slice((page - 1) * perPage, page * perPage);
  const next = new URL(url);
  next.searchParams.set('page', String(page + 1));
  const isLast = page * perPage >= NOTES;
  return jsonAnswer(
    ids.map((id) => ({ id })),
    { headers: isLast ? {} : { Link: `<${next.href}>; rel="next"` } },
  );
};

/**
 * Handles one note. The response contains the method that the client intended and the method that the server received.
 */
const note: BackendHandler = ({ method, headers }) =>
  jsonAnswer({ from: 'server', method: headers['x-http-method-override'] ?? method, sent: method });

/**
 * Creates handlers for a server that stores images but fails to create their sizes at the first attempt; the second
 * attempt for each image succeeds.
 */
function createMediaHandlers(): HandlerMap {
  const attempts = new Map<string, number>();
  const died = (headers = {}) =>
    textAnswer('<p>There has been a critical error on this website.</p>', { status: 500, headers });
  return {
    '/wp/v2/media'() {
      const id = String(attempts.size + 1);
      attempts.set(id, 0);
      return died({ 'X-WP-Upload-Attachment-ID': id });
    },
    '/wp/v2/media/{id}/post-process'({ name }) {
      const id = /\d+(?=\/post-process)/.exec(name)?.[0] ?? '';
      const count = (attempts.get(id) ?? 0) + 1;
      attempts.set(id, count);
      return count < 2 ? died() : jsonAnswer({ id: Number(id), attempts: count });
    },
  };
}

/** Creates the REST routes for the demo page of Hadaya's REST client: notes, failures and uploads. */
export function createNotesHandlers(): HandlerMap {
  return {
    '/hadaya/v1/nonce': () => textAnswer(NONCE),
    '/hadaya/v1/notes': notes,
    '/hadaya/v1/notes/{id}': note,
    '/hadaya/v1/failures/forbidden': () => refuse('rest_forbidden', 'Sorry, you are not allowed to do that.'),
    '/hadaya/v1/failures/page': () => textAnswer('<!DOCTYPE html><html><body><p>Log in</p></body></html>'),
    ...createMediaHandlers(),
  };
}
