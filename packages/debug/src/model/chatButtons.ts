/** Selectors for chat buttons that shops often use alongside Hadaya, each with the provider's name. */
const BUTTONS: readonly (readonly [maker: string, mark: string])[] = [
  ['Joinchat', '.joinchat'],
  ['Click to Chat', '.ht-ctc'],
  ['Social Chat', '#qlwapp, .qlwapp'],
  ['WP Chat App', '.nta_wa_popup, .wa__btn_popup'],
  ['tawk.to', 'iframe[src*="tawk.to"], [class*="tawk"]'],
  ['Tidio', '#tidio-chat, #tidio-chat-iframe'],
  ['Crisp', '.crisp-client'],
  ['Intercom', '.intercom-lightweight-app, #intercom-container, .intercom-launcher'],
  ['HubSpot', '#hubspot-messages-iframe-container'],
  ['Smartsupp', '#smartsupp-widget-container'],
  ['LiveChat', '#chat-widget-container'],
  ['Zendesk', 'iframe#launcher, [data-product="web_widget"]'],
  ['Messenger', '.fb_dialog, .fb-customerchat'],
  ['GetButton', '[id^="gb-widget-"]'],
  ['Elfsight', '[class*="elfsight-app"]'],
];

/** Returns the name of the chat service whose button the element is, contains or is inside; empty if unknown. */
export function nameButton(element: Pick<Element, 'closest' | 'querySelector'>): string {
  const found = BUTTONS.find(([, mark]) => element.closest(mark) !== null || element.querySelector(mark) !== null);
  return found?.[0] ?? '';
}
