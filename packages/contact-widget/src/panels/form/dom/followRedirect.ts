import type { ContactPage } from '../../../page/index.ts';

function resolveRedirect(url: string, base: string): URL | undefined {
  try {
    const resolved = new URL(url, base);
    return ['https:', 'http:'].includes(resolved.protocol) ? resolved : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Follows the server's redirect after a form is sent: http and https only, and within the owner's list if one is set.
 * Returns the URL for the visitor to open manually if the browser would block the new tab, otherwise an empty string.
 */
export function followRedirect(
  { context }: ContactPage,
  { link, inNewTab }: { readonly link: string; readonly inNewTab: boolean },
): string {
  const { window, document, logger } = context.environment;
  const { redirectSameOrigin, redirectHosts } = context.settings;
  const target = resolveRedirect(link, document.baseURI);
  const isListed = target && (target.origin === window.location.origin || redirectHosts.includes(target.hostname));
  if (!target || (redirectSameOrigin && !isListed)) {
    logger.warn('the redirect of the contact form was blocked: its URL is not allowed. Use an https URL');
    return '';
  }
  if (!inNewTab) {
    window.location.assign(target.href);
    return '';
  }
  if (window.navigator.userActivation?.isActive === false) return target.href;
  window.open(target.href, '_blank', 'noopener');
  return '';
}
