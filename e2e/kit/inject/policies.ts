import type { Page } from '@playwright/test';
import { rewriteDocument } from './rewriteDocument.ts';

const NONCE = 'abc';

/** Requires a nonce for scripts and inline styles, and allows nothing from other hosts. */
export const STRICT_POLICY = [
  "default-src 'self'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

export const TRUSTED_TYPES_POLICY = `${STRICT_POLICY}; require-trusted-types-for 'script'; trusted-types hadaya-integrity hadaya-captcha dompurify`;

export async function enforcePolicy(page: Page, policy: string): Promise<void> {
  await rewriteDocument(page, ({ html, headers }) => ({
    html: html
      .replace(/<(script|style)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${NONCE}"`)
      .replace(/(<(?:script|style)\b[^>]*\bnonce=")[^"]*"/g, `$1${NONCE}"`),
    headers: { ...headers, 'content-security-policy': policy },
  }));
}
