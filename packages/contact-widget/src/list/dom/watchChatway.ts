import type { Environment } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { createSheet } from '../../page/index.ts';

const READY = 'chatway--active';
const OPEN = 'chatway-is-open';
/** The live chat's own button would stand beside ours. */
const HIDE_OWN_BUTTON = `body.csaas-has-chatway:not(.${OPEN}) .chatway--trigger-container{display:none}`;

/**
 * Follows the classes that the live chat puts on the body and shows them as `data-chatway` on the widget's node, for
 * the style sheet; keeps the live chat's own button away.
 */
export function watchChatway({ context, signal }: ContactPage, host: HTMLElement): void {
  const { window, document } = context.environment;
  const { classList } = document.body;
  const read = () => {
    const isOpen = classList.contains(OPEN) && classList.contains('csaas-has-chatway');
    host.setAttribute('data-chatway', isOpen ? 'open' : classList.contains(READY) ? 'ready' : 'absent');
  };
  const observer = new window.MutationObserver(read);
  observer.observe(document.body, { attributes: true, attributeFilter: ['class'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const sheet = createSheet(window, HIDE_OWN_BUTTON);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  signal.addEventListener(
    'abort',
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
    { once: true },
  );
  read();
}

const COUNT = 'data-unread-message';

/** The count of a marked node; empty without one. */
function readUnread(node: Element): string {
  return node.classList.contains('has-unread-message') ? (node.getAttribute(COUNT) ?? '').trim() : '';
}

/** Tells how many messages of the live chat are unread, by the count that its script writes on nodes that it finds. */
export function watchUnread(
  { window }: Pick<Environment, 'window'>,
  nodes: readonly Element[],
  { signal, onCount }: { readonly signal: AbortSignal; readonly onCount: (count: string) => void },
): void {
  const look = () => onCount(nodes.map(readUnread).find(Boolean) ?? '');
  const observer = new window.MutationObserver(look);
  for (const node of nodes) observer.observe(node, { attributes: true, attributeFilter: ['class', COUNT] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  look();
}
