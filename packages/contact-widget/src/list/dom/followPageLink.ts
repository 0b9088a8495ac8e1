import { type ContactPage, findWidgetId, type PageLink } from '../../page/index.ts';
import { readChannelType, type WidgetRecord } from '../../widget/model/index.ts';
import { followChannel, openChat } from './chooseChannel.ts';

const readPresent = ({ store, widgets }: ContactPage) => widgets.filter(({ id }) => store.getState()[id]);

/** Opens the first panel for a channel type in the given widget, otherwise in any widget that has one. */
export function openType(page: ContactPage, type: unknown, given: unknown): void {
  const present = readPresent(page);
  const requested = findWidgetId(
    present.map(({ id }) => id),
    given,
  );
  const find = ({ channels }: WidgetRecord) => channels.find((channel) => channel.hasPanel && channel.type === type);
  const widget = present.find((one) => one.id === requested && find(one)) ?? present.find(find);
  const channel = widget && find(widget);
  if (channel) page.store.dispatch({ kind: 'open-panel', id: widget.id, channel: channel.slug, by: 'page' });
}

function openFormOf(page: ContactPage, id: string): boolean {
  const owner = readPresent(page).find((one) => one.id === id || one.id === `_${id}`);
  const form = owner?.channels.find(({ type }) => type === 'Contact_Us');
  if (owner && form) page.store.dispatch({ kind: 'open-panel', id: owner.id, channel: form.slug, by: 'page' });
  return owner !== undefined && form !== undefined;
}

/**
 * Opens a link's target: a widget id, the slug or type of a channel (`form`, `whatsapp`), or the first widget if the
 * target is empty. Follows the link of a channel without a panel only if `mayLeave` is true. Returns whether it found a
 * target.
 */
function openTarget(page: ContactPage, target: string, mayLeave: boolean): boolean {
  const present = readPresent(page);
  const names = [target, readChannelType(target)].map((name) => name.toLowerCase());
  const isMeant = ({ slug }: { readonly slug: string }) => names.includes(slug.toLowerCase());
  // A target such as `form-1`, on a page with several forms.
  const owner = /^form-(\d{1,4})$/.exec(target)?.[1];
  if (owner !== undefined) return openFormOf(page, owner);
  const named = present.find(({ id }) => id === target || id === `_${target}`);
  const widget =
    named ?? present.find(({ channels }) => channels.some(isMeant)) ?? (target === '' ? present[0] : undefined);
  if (!widget) return false;
  const meant = named ? [] : widget.channels.filter(isMeant);
  const channel = meant.find((one) => one.hasPanel);
  if (mayLeave && !channel && meant[0] && followChannel(page, widget, meant[0])) return true;
  page.store.dispatch(
    channel
      ? { kind: 'open-panel', id: widget.id, channel: channel.slug, by: 'page' }
      : { kind: 'open-list', id: widget.id, by: 'page' },
  );
  return true;
}

/** Follows the link of an opener that has no target on this page. */
function followOpener({ context }: ContactPage, opener: Element): void {
  const { window } = context.environment;
  if (opener instanceof window.HTMLAnchorElement && !/^#?$/.test(opener.getAttribute('href') ?? ''))
    window.location.assign(opener.href);
}

/**
 * Executes an opener: opens a widget, a channel, or a chat with its own number and message. Without an opener, reads
 * the page's URL: `#contact-<channel>`, `?contact=<widget id or channel>`, or `#contact` for the first widget. Unless
 * the visitor clicked, opens the widget's list instead of following a channel that is only a link.
 */
export function followPageLink(page: ContactPage, { opener, by }: PageLink): void {
  const read = (name: string) => opener?.getAttribute(name) ?? '';
  const [phone, message] = [read('data-phone'), read('data-message')];
  const mayLeave = by === 'press';
  if (mayLeave && (phone !== '' || message !== '')) {
    if (!openChat(page, phone, message) && opener) followOpener(page, opener);
  } else if (opener) {
    const isMeant = openTarget(page, read('data-hadaya-open'), mayLeave);
    if (!isMeant && mayLeave) followOpener(page, opener);
  } else {
    const { hash, search } = page.context.environment.window.location;
    const asked = /^#contact-([\w-]+)$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('contact');
    if (asked === null || !openTarget(page, asked, mayLeave)) openTarget(page, '', false);
  }
}
