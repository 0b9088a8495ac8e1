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

export function nameButton(element: Pick<Element, 'closest' | 'querySelector'>): string {
  const found = BUTTONS.find(([, mark]) => element.closest(mark) !== null || element.querySelector(mark) !== null);
  return found?.[0] ?? '';
}
