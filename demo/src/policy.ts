/**
 * Nonce of every page. It is constant because the same URL must give the same bytes, and the demo has nothing to
 * protect.
 */
const NONCE = 'hadaya-demo';

/**
 * Strict content security policy for `?csp=strict`: scripts and inline styles need a nonce; everything else must come
 * from the shop itself, except `data:` images.
 */
export const STRICT_POLICY = [
  "default-src 'self'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

export function addNonce(html: string): string {
  return html.replace(/<(script|style)(?=[\s>])/g, `<$1 nonce="${NONCE}"`);
}

/**
 * Moves style attributes, which a strict policy blocks, into one style element: `style="…"` becomes `data-style="n"`
 * with its own rule. Empty attributes are removed.
 */
export function moveStyleAttributes(html: string): string {
  const rules: string[] = [];
  const moved = html.replace(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, declarations: string) => {
    if (declarations.trim() === '') return before;
    rules.push(`[data-style="${rules.length}"]{${declarations}}`);
    return `${before} data-style="${rules.length - 1}"`;
  });
  return rules.length === 0 ? moved : moved.replace('</head>', `<style>${rules.join('')}</style>\n</head>`);
}

/** Removes every script and unwraps noscript elements, to imitate a browser without JavaScript. */
export function removeScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, '').replace(/<\/?noscript>/g, '');
}
