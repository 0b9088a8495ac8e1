import type { HtmlNode } from '@hadaya/core/html';
import { type Device, isSafeLink } from '../../widget/model/index.ts';
import type { Channel, Contact } from './Channel.ts';
import { isWebAddress, placeAddress, withScheme } from './findName.ts';
import { findNumber } from './findNumber.ts';

/** Values for the tags in owners' texts, keyed by tag name: `title`, `url`, `product`, `sku` … */
export type TagValues = Readonly<Record<string, string>>;

/** Replaces the `{tag}` placeholders in a string; unknown tags remain unchanged. */
export function fillTags(source: string, tags: TagValues): string {
  return source.replace(/\{(\w{1,20})\}/g, (placeholder, name: string) =>
    Object.hasOwn(tags, name) ? (tags[name] ?? '') : placeholder,
  );
}

function fillNodes(text: string, tags: TagValues): readonly HtmlNode[] {
  const link: HtmlNode = { tag: 'a', attributes: { href: tags.url ?? '' }, children: [tags.url ?? ''] };
  return text.split('{url}').flatMap((part, index) => {
    const filled = fillTags(part, tags);
    return [...(index > 0 ? [link] : []), ...(filled === '' ? [] : [filled])];
  });
}

/** Fills the tags in parsed markup; `{url}` becomes a link to the page. */
export function fillMarkup(nodes: readonly HtmlNode[], tags: TagValues): readonly HtmlNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? fillNodes(node, tags) : [{ ...node, children: fillMarkup(node.children, tags) }],
  );
}

/** Percent-encodes a string for a query, including apostrophes, which end a link in some apps. */
export function encodeText(source: string): string {
  // Encoding throws on a lone surrogate.
  return encodeURIComponent(source.replace(/\p{Surrogate}/gu, '')).replaceAll("'", '%27');
}

/** Decodes percent-encoding; returns a string with an invalid sequence, such as a lone `%`, unchanged, because it was probably not encoded. */
function decodePercent(source: string): string {
  try {
    return decodeURI(source);
  } catch {
    return source;
  }
}

export interface LinkContext {
  readonly device: Device;
  /** True on iPhone, iPod or iPad, where Viber requires the plus sign. */
  readonly isApple: boolean;
  readonly tags: TagValues;
  /** The page's base URL, against which relative links resolve. */
  readonly base: string;
}

/** A channel's link. Without `href`, there is no URL to open; `isRefused` means that the URL is not allowed. */
export interface ChannelLink {
  readonly href?: string;
  readonly target: '' | '_blank';
  readonly isRefused?: true;
}

/** Returns the digits of a phone number, as chat links expect them. */
export function stripNumber(value: string): string {
  const found = findNumber(value);
  return found.kind === 'number' ? found.digits : value.replace(/[+\s_-]/g, '');
}

export function readMessage(message: string, tags: TagValues): string {
  return fillTags(decodePercent(message).replace(/\r\n?/g, '\n'), tags);
}

/**
 * Returns the chat link for a number. The link opens WhatsApp's web client only on desktops, and only if the owner
 * chose that.
 */
export function whatsappLink(
  contact: Pick<Contact, 'value' | 'message' | 'usesWeb'>,
  context: LinkContext,
): ChannelLink {
  const number = stripNumber(contact.value);
  const message = encodeText(readMessage(contact.message, context.tags));
  if (context.device === 'mobile') return { href: `https://wa.me/${number}?text=${message}`, target: '' };
  const href = contact.usesWeb
    ? `https://web.whatsapp.com/send?phone=${number}&text=${message}`
    : `https://wa.me/${number}?text=${message}`;
  return { href, target: '_blank' };
}

function viberLink({ isBusiness, value }: Contact, { isApple }: LinkContext): string {
  if (isBusiness) return `viber://pa?chatURI=${value}`;
  return `viber://chat?number=${isApple ? '+' : ''}${value.replace(/\D/g, '')}`;
}

function smsLink({ value, message }: Contact, { tags }: LinkContext): string {
  const number = value.replace(/\s/g, '');
  return message === '' ? `sms:${number}` : `sms:${number}?&body=${encodeText(readMessage(message, tags))}`;
}

const PROFILES: Readonly<Record<string, string>> = {
  Telegram: 'telegram.me/',
  Facebook_Messenger: 'm.me/',
  Twitter: 'twitter.com/',
  Instagram: 'www.instagram.com/',
  Instagram_DM: 'ig.me/m/',
  Snapchat: 'www.snapchat.com/add/',
  TikTok: 'www.tiktok.com/@',
  Vkontakte: 'vk.me/',
};

/**
 * Builds a channel's URL from its value. Returns `undefined` for types without such a URL, and for most values that are
 * already URLs.
 */
export function contactAddress(contact: Contact, context: LinkContext): string | undefined {
  const { type, value, accountType } = contact;
  const name = value.trim();
  if (type === 'Phone') return `tel:${value.replace(/\s/g, '')}`;
  if (type === 'SMS') return smsLink(contact, context);
  if (type === 'Viber') return viberLink(contact, context);
  if (type === 'Waze') return placeAddress(type, name) ?? name.replace(/\s/g, '%20');
  if (Object.hasOwn(PROFILES, type) && isWebAddress(name)) return name;
  if (/^(?:https?|skype):/i.test(value)) return undefined;
  if (type === 'Skype') return `skype:${name}?chat`;
  if (type === 'Linkedin') return `https://www.linkedin.com/${accountType === 'company' ? 'company' : 'in'}/${name}`;
  // oxlint-disable-next-line redos/no-vulnerable -- an owner’s account name, 5,000 characters at most.
  return Object.hasOwn(PROFILES, type) ? `https://${PROFILES[type]}${name.replace(/^@+|@+$/g, '')}` : undefined;
}

function printedAddress({ type, url, value, subject }: Channel, { tags }: LinkContext): string {
  if (type === 'Email')
    return `mailto:${value.trim()}${subject === '' ? '' : `?subject=${encodeText(fillTags(subject, tags))}`}`;
  const printed = url === '' || url === '#' ? value : url;
  const whole = placeAddress(type, printed) ?? withScheme(printed);
  return isWebAddress(whole) ? whole : printed;
}

/** Matches URLs that open an app. In a new tab, such a link would leave an empty tab behind. */
export const OPENS_APP = /^(?!https?:)[a-z][a-z\d+.-]*:/i;

function chooseTarget({ type, newTab }: Channel, href: string, { device }: LinkContext): '' | '_blank' {
  if (OPENS_APP.test(href)) return '';
  if (type === 'Waze') return '_blank';
  if (type === 'Facebook_Messenger') return device === 'desktop' ? '_blank' : '';
  return (newTab ?? isWebAddress(href)) ? '_blank' : '';
}

/** Returns a channel's link on this device; the link has no `href` for panels, click events, WeChat and Chatway. */
export function channelLink(channel: Channel, context: LinkContext): ChannelLink {
  if (channel.hasPanel || channel.clickEvent !== '' || ['WeChat', 'Chatway'].includes(channel.type))
    return { target: '' };
  if (channel.problem) return { target: '', isRefused: true };
  if (channel.type === 'Whatsapp') return whatsappLink(channel, context);
  const href = contactAddress(channel, context) ?? printedAddress(channel, context);
  const target = chooseTarget(channel, href, context);
  return isSafeLink(href, context.base) ? { href, target } : { target: '', isRefused: true };
}
