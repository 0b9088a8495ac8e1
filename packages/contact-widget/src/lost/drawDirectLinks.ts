import { createStrings } from '@hadaya/core';
import type { ContactPage } from '../ContactPage.ts';
import { createSheet } from '../dom/createSheet.ts';
import { readPlace } from '../dom/readPlace.ts';
import { whatsappLink } from '../model/channels/channelLink.ts';
import { isSafeLink } from '../model/channels/safeUrl.ts';
import { decodeText } from '../model/settings/decodeText.ts';
import type { WidgetRecord } from '../model/settings/widgetRecord.ts';
import { contactTexts } from '../strings.ts';
import { panelTexts } from '../view/lost/panelTexts.ts';

const CSS = `:host{position:fixed;inset-block-end:25px;inset-inline-end:25px;font:16px/1.5 system-ui,sans-serif}
details{max-width:min(300px,calc(100vw - 50px));padding:0 16px;border-radius:24px;background:#fff;color:#1c1a17;box-shadow:0 2px 12px rgb(0 0 0/.3)}
summary,a,button{display:block;min-height:44px;padding:10px 0;box-sizing:border-box;color:inherit;font:inherit;cursor:pointer}
button{padding:8px 12px;border:1px solid;border-radius:6px;background:none}
details[open]{padding-block-end:12px}
p{margin:0}
@media print{:host{display:none}}`;

/** The channels that lead somewhere without us, by their own addresses. */
function readDirectLinks(page: ContactPage, { channels, rawChannels }: WidgetRecord) {
  const place = readPlace(page);
  return channels.flatMap(({ slug, type, value, isAgent, isDesktop, isMobile }, index) => {
    if (isAgent || !(page.device === 'mobile' ? isMobile : isDesktop)) return [];
    const printed = rawChannels[index] ?? {};
    const plainValue = decodeText(value);
    const direct: Readonly<Record<string, string | undefined>> = {
      Phone: `tel:${plainValue}`,
      SMS: `sms:${plainValue}`,
      Email: `mailto:${plainValue}`,
      Whatsapp: whatsappLink({ value: plainValue, message: '', usesWeb: false }, place).href,
    };
    const href = Object.hasOwn(direct, type) ? direct[type] : decodeText(String(printed.url ?? ''));
    if (!href || href.startsWith('#') || !isSafeLink(href, place.base)) return [];
    return [{ href, label: decodeText(String(printed.hover_text ?? '')) || slug }];
  });
}

/**
 * Stands in for a widget whose files did not come: its direct links behind a plain button that needs no script, and
 * another try. Returns what takes it away.
 */
export function drawDirectLinks(
  page: ContactPage,
  widget: WidgetRecord,
  { node, onRetry }: { readonly node: HTMLElement; readonly onRetry: () => void },
): () => void {
  const { environment, element, settings } = page.context;
  const { document, window } = environment;
  const texts = {
    ...createStrings(contactTexts, element, settings.labels),
    ...createStrings(panelTexts, element, settings.labels),
  };
  const box = document.createElement('div');
  const root = box.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [createSheet(window, CSS)];
  box.style.setProperty('z-index', String(settings.zIndex));
  const add = <Name extends keyof HTMLElementTagNameMap>(to: ParentNode, name: Name, text: string) => {
    const added = document.createElement(name);
    added.textContent = text;
    to.append(added);
    return added;
  };
  const details = add(root, 'details', '');
  add(details, 'summary', texts.contactUs);
  add(details, 'p', texts.panelFailed);
  for (const { href, label } of readDirectLinks(page, widget)) {
    const link = add(details, 'a', label);
    link.href = href;
    link.rel = 'nofollow noopener';
  }
  add(details, 'button', texts.tryAgain).addEventListener('click', onRetry, { once: true, signal: page.signal });
  node.append(box);
  return () => box.remove();
}
