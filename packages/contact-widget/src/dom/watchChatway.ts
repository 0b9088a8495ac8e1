import type { ContactPage } from '../ContactPage.ts';
import { createSheet } from './createSheet.ts';

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
