import { onVisible } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import { whatsappLink } from '../model/channels/channelLink.ts';
import type { ContactCalls } from './createCalls.ts';
import { openAddress } from './openAddress.ts';
import { readPlace } from './readPlace.ts';

const OPENER = '[data-hadaya-open]';

/** Opens what the page's address asks for: `?contact=<widget id or channel>`, or any widget for `#contact`. */
export function followAddress(page: ContactPage, calls: ContactCalls): void {
  const asked = new URLSearchParams(page.context.environment.window.location.search).get('contact');
  if (asked === null || !calls.openTarget(asked)) calls.openTarget('');
}

/** Opens a chat with a number and message of the page's own; without a number, the first WhatsApp channel's. */
function openChat(page: ContactPage, phone: string, message: string): void {
  const channels = page.widgets.flatMap((widget) => widget.channels);
  const value = phone || (channels.find(({ type, value: own }) => type === 'Whatsapp' && own !== '')?.value ?? '');
  if (value === '') return;
  const { href, target } = whatsappLink({ value, message, usesWeb: false }, readPlace(page));
  if (href !== undefined) openAddress(page.context.environment.window, href, target);
}

/** Does what an opener on the page asks for: a widget, a channel, or a chat with its own number and message. */
export function followOpener(page: ContactPage, calls: ContactCalls, opener: Element): void {
  const read = (name: string) => opener.getAttribute(name) ?? '';
  const [phone, message] = [read('data-phone'), read('data-message')];
  if (phone !== '' || message !== '') openChat(page, phone, message);
  else calls.openTarget(read('data-hadaya-open'));
}

/** Opens once when an element with `data-hadaya-when="visible"` comes into view. */
export function openWhenVisible(page: ContactPage, calls: ContactCalls): void {
  const { document } = page.context.environment;
  for (const opener of document.querySelectorAll(`${OPENER}[data-hadaya-when="visible"]`)) {
    onVisible(opener, () => followOpener(page, calls, opener), { signal: page.signal, rootMargin: '0px' });
  }
}
