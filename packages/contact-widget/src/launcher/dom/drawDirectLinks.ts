import { createOwnRoot, createStrings, listen } from '@hadaya/core';
import { decodeText } from '@hadaya/core/entities';
import { contactTexts } from '../../frame/index.ts';
import { type ContactPage, createSheet, keepFixed, putFixed } from '../../page/index.ts';
import { isSafeLink, isValidChannel, type WidgetRecord } from '../../widget/model/index.ts';
import hostCss from '../styles/host.css?inline';

/**
 * Page rules may match the host node, so the fixed box is the `details` element inside it, which inherits only the
 * visibility.
 */
const CSS = `details{all:initial;visibility:inherit;display:block;position:fixed;bottom:25px;inset-inline-end:25px;max-width:min(300px,100vw - 50px);padding:0 16px;border:1px solid;border-radius:24px;background:#fff;color:#1c1a17;font:16px/1.5 system-ui}
summary,a,button{display:block;padding:10px 0;color:inherit;font:inherit;cursor:pointer}
button{margin-bottom:12px;padding:10px 12px}
p{margin:0}
@media print{details{display:none}}`;

/** URL prefixes for channel types; other channels use the URL that the server printed or their value. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ['Phone', 'tel:'],
  ['SMS', 'sms:'],
  ['Email', 'mailto:'],
  ['Whatsapp', 'https://wa.me/'],
]);

function createNode<Tag extends keyof HTMLElementTagNameMap>(
  page: Document,
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Creates links to the channels that work without our scripts. */
function createLinks(page: ContactPage, widget: WidgetRecord): readonly Node[] {
  const { document } = page.context.environment;
  return widget.channels.flatMap((channel) => {
    const { slug, type, value, isAgent, url, label } = channel;
    const prefix = PREFIXES.get(type);
    const plain = prefix || !url ? decodeText(value) : url;
    const href = (prefix ?? '') + (type === 'Whatsapp' ? plain.replace(/[+\s_-]/g, '') : plain);
    const leads = !isAgent && /^[^#]/.test(href) && isValidChannel(channel, page.device);
    if (!leads || !isSafeLink(href, document.baseURI)) return [];
    return [createNode(document, 'a', { href, rel: 'nofollow noopener' }, label || slug)];
  });
}

export interface DirectLinksUse {
  /** True if the visitor has just requested the channels. */
  readonly isOpen: boolean;
  readonly onRetry: () => void;
}

/**
 * Replaces a widget whose files failed to load with direct links in a `details` element, which opens without a script.
 * A retry removes the links.
 */
export function drawDirectLinks(page: ContactPage, widget: WidgetRecord, { isOpen, onRetry }: DirectLinksUse): void {
  const { signal, context } = page;
  const { document, window } = context.environment;
  const texts = createStrings(contactTexts, context.element, context.settings.labels);
  const box = createOwnRoot(document, 'div', context.island, {});
  // Page rules that hide `:empty` elements must not hide a host whose content is in a shadow root.
  box.append('\u00a0');
  const root = box.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(window, hostCss + CSS)];
  const button = createNode(document, 'button', {}, texts.tryAgain);
  const details = createNode(
    document,
    'details',
    { open: isOpen ? '' : undefined },
    createNode(document, 'summary', {}, texts.contactUs),
    createNode(document, 'p', { role: isOpen ? 'alert' : undefined }, texts.panelFailed),
    ...createLinks(page, widget),
    button,
  );
  // Sets a property, because a content security policy that forbids inline styles would block the attribute.
  details.style.zIndex = String(context.settings.zIndex);
  const gauge = createNode(document, 'div', { class: 'chaty-gauge', 'aria-hidden': 'true' });
  root.append(details, gauge);
  const leave = () => box.remove();
  const retry = () => {
    leave();
    onRetry();
  };
  listen(button, 'click', retry, { signal });
  signal.addEventListener('abort', leave);
  putFixed(context.environment, box);
  keepFixed(context.environment, { node: box, gauge }, signal);
  if (isOpen) button.focus({ preventScroll: true });
}
