/** URL path of the script that proves that later scripts still run. */
export const SENTINEL_PATH = '/__sentinel.js';

/** Sentinel tag for streamed pages, whose end the server does not see. */
export const SENTINEL_TAG = `<script defer src="${SENTINEL_PATH}"></script>`;

const TAG = /<script\b[^>]*\bsrc="[^"]*\/dist\/[^"]*\.min\.js[^"]*"[^>]*>/;

/**
 * Adds a deferred script with our tag's nonce to the end of a page that has one of our scripts. Deferred scripts run in
 * order, so the sentinel runs after ours.
 */
export function addSentinel(html: string): string {
  const tag = html.match(TAG)?.[0];
  if (!tag || !html.includes('</body>')) return html;
  const nonce = tag.match(/\bnonce="([^"]*)"/)?.[1];
  const script = `<script defer src="${SENTINEL_PATH}"${nonce ? ` nonce="${nonce}"` : ''}></script>`;
  return html.replace(/<\/body>(?![\s\S]*<\/body>)/, `${script}</body>`);
}
