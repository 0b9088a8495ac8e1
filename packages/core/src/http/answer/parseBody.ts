/** The result of parsing a body. `noisy` means that PHP notices preceded the JSON. */
export type ParsedBody =
  | { readonly kind: 'json'; readonly value: unknown; readonly noisy: boolean }
  | { readonly kind: 'empty' }
  | { readonly kind: 'html' }
  | { readonly kind: 'text' };

export const MAX_BODY_CHARACTERS = 5 * 1024 * 1024;

const NOTICE_SEARCH_CHARACTERS = 64 * 1024;
/** Maximum number of brackets tried as the start of the JSON; limits the work on hostile text. */
const MAX_STARTS = 100;
const PHP_OUTPUT = /^(?:<br ?\/?>|<b>|Warning:|Notice:|Deprecated:|Fatal error:|Xdebug)/i;
const FATAL_ERROR = /^(?:\s|<br ?\/?>|<b>)*(?:PHP )?Fatal error/i;

function tryJson(text: string): ParsedBody | undefined {
  try {
    return { kind: 'json', value: JSON.parse(text), noisy: false };
  } catch {
    return undefined;
  }
}

/** Removes the trailing `0` or `-1` left by a handler that did not exit, and comments left by cache plugins. */
function trimTail(text: string): string {
  let trimmed = text.trimEnd();
  while (trimmed.endsWith('-->')) {
    const start = trimmed.lastIndexOf('<!--');
    if (start < 0) break;
    trimmed = trimmed.slice(0, start).trimEnd();
  }
  return /[}\]]-1$/.test(trimmed) ? trimmed.slice(0, -2) : /[}\]]0$/.test(trimmed) ? trimmed.slice(0, -1) : trimmed;
}

function findJsonBehindNotices(text: string): ParsedBody | undefined {
  if (!PHP_OUTPUT.test(text) || FATAL_ERROR.test(text)) return undefined;
  const starts = /[{[]/g;
  for (let tries = 0; tries < MAX_STARTS; tries += 1) {
    const match = starts.exec(text);
    if (!match || match.index >= NOTICE_SEARCH_CHARACTERS) return undefined;
    const found = tryJson(text.slice(match.index));
    if (found?.kind === 'json') return { ...found, noisy: true };
  }
  return undefined;
}

/**
 * Parses a response from its text alone: handlers send JSON as `text/html`, after a byte order mark or PHP notices, and
 * before a `0` or a cache plugin's comment. Output from a fatal error never counts as a response.
 */
export function parseBody(body: string): ParsedBody {
  if (body.length > MAX_BODY_CHARACTERS) return { kind: 'text' };
  const text = body.replace(/^[\uFEFF\s]+/, '').trimEnd();
  if (text === '') return { kind: 'empty' };
  const tidy = trimTail(text);
  return (
    tryJson(text) ?? tryJson(tidy) ?? findJsonBehindNotices(tidy) ?? { kind: text.startsWith('<') ? 'html' : 'text' }
  );
}
