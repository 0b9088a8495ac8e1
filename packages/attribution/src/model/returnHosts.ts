import { isWithin } from './hosts.ts';

/** Payment and login pages that a buyer comes back from; they have not sent him. */
const RETURN_HOSTS =
  'paypal.com stripe.com checkout.com thawani.om tap.company myfatoorah.com paytabs.com tabby.ai tamara.co klarna.com ' +
  'accounts.google.com appleid.apple.com login.microsoftonline.com login.live.com';

/** Whether a host is one that visitors only return from, or a subdomain of one; `own` are hosts that the owner adds. */
export function isReturnHost(host: string, own: readonly string[]): boolean {
  return [...RETURN_HOSTS.split(' '), ...own].some((parent) => isWithin(host, parent));
}
