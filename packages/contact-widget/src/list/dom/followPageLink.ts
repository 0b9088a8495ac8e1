import { type ContactPage, findWidgetId } from '../../page/index.ts';
import { readChannelType, type WidgetRecord } from '../../widget/index.ts';
import { openChat } from './chooseChannel.ts';

const readPresent = ({ store, widgets }: ContactPage) => widgets.filter(({ id }) => store.getState()[id]);

/** Opens the first panel of a channel type in a widget, else in any that has one. */
export function openType(page: ContactPage, type: unknown, given: unknown): void {
  const present = readPresent(page);
  const wanted = findWidgetId(
    present.map(({ id }) => id),
    given,
  );
  const find = ({ channels }: WidgetRecord) => channels.find((channel) => channel.hasPanel && channel.type === type);
  const widget = present.find((one) => one.id === wanted && find(one)) ?? present.find(find);
  const channel = widget && find(widget);
  if (channel) page.store.dispatch({ kind: 'open-panel', id: widget.id, channel: channel.slug, by: 'page' });
}

/**
 * Opens what a page link means: a widget id, the slug or the type of a channel (`form`, `whatsapp`), or any widget for nothing.
 * `true` when something was meant.
 */
function openTarget(page: ContactPage, target: string): boolean {
  const present = readPresent(page);
  const names = [target, readChannelType(target)].map((name) => name.toLowerCase());
  const isMeant = ({ slug }: { readonly slug: string }) => names.includes(slug.toLowerCase());
  const named = present.find(({ id }) => id === target || id === `_${target}`);
  const widget =
    named ?? present.find(({ channels }) => channels.some(isMeant)) ?? (target === '' ? present[0] : undefined);
  if (!widget) return false;
  const channel = named ? undefined : widget.channels.find((one) => one.hasPanel && isMeant(one));
  page.store.dispatch(
    channel
      ? { kind: 'open-panel', id: widget.id, channel: channel.slug, by: 'page' }
      : { kind: 'open-list', id: widget.id, by: 'page' },
  );
  return true;
}

/**
 * Does what an opener on the page asks for: a widget, a channel, or a chat with its own number and message. Without an
 * opener, what the page's address asks for: `#contact-<channel>`, `?contact=<widget id or channel>`, or any widget for `#contact`.
 */
export function followPageLink(page: ContactPage, opener: Element | undefined): void {
  const read = (name: string) => opener?.getAttribute(name) ?? '';
  const [phone, message] = [read('data-phone'), read('data-message')];
  if (phone !== '' || message !== '') openChat(page, phone, message);
  else if (opener) openTarget(page, read('data-hadaya-open'));
  else {
    const { hash, search } = page.context.environment.window.location;
    const asked = /^#contact-([\w-]+)$/.exec(hash)?.[1] ?? new URLSearchParams(search).get('contact');
    if (asked === null || !openTarget(page, asked)) openTarget(page, '');
  }
}
