/** Headers that prevent caching and indexing; every Ajax response has them. */
const UNCACHED = {
  'Cache-Control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  'X-Robots-Tag': 'noindex',
} as const;

const HTML = 'text/html; charset=UTF-8';
const JSON_TYPE = 'application/json; charset=UTF-8';

/** `headers` are added to the headers of the response type and replace those of the same name. */
export interface AnswerOptions {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a JSON response as WooCommerce and the REST API send it. */
export function jsonAnswer(value: unknown, { status = 200, headers = {} }: AnswerOptions = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { ...UNCACHED, 'Content-Type': JSON_TYPE, ...headers },
  });
}

/**
 * Creates a response as the Ajax endpoints send it: its body is `0`, `-1`, `1` or JSON, but it is always declared as
 * HTML.
 */
export function textAnswer(body: string, { status = 200, headers = {} }: AnswerOptions = {}): Response {
  return new Response(body, { status, headers: { ...UNCACHED, 'Content-Type': HTML, ...headers } });
}

export function fatalErrorAnswer(): Response {
  return textAnswer(
    '<!DOCTYPE html><html><body><p>There has been a critical error on this website.</p></body></html>',
    {
      status: 500,
    },
  );
}

/** Creates WordPress's response to an action that is not registered for visitors. */
export function unknownActionAnswer(): Response {
  return textAnswer('0', { status: 400 });
}
