import type { Environment } from '@hadaya/core';
import type { ContactPage } from '../../page/index.ts';
import { createSheet } from '../../page/index.ts';

const READY = 'chatway--active';
const OPEN = 'chatway-is-open';
/** Hides the live chat's own button, which would duplicate Hadaya's. */
const HIDE_OWN_BUTTON = `body.csaas-has-chatway:not(.${OPEN}) .chatway--trigger-container{display:none}`;

/**
 * Mirrors live chat's classes on the body to `data-chatway` on the widget's node, for the style sheet, and hides live
 * chat's own button.
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

function readUnread(node: Element): string {
  return node.classList.contains('has-unread-message') ? (node.getAttribute(COUNT) ?? '').trim() : '';
}

/** Reports live chat's unread messages, from the count that live chat's script writes to the given nodes. */
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
