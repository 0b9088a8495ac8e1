import { menuMarkup } from '@hadaya/demo/menus/menuMarkup';
import { contactChannel, contactSettings, localized } from '@hadaya/testing/shop';

const POPUP = contactChannel('Whatsapp', {
  value: '96890000001',
  hover_text: 'WhatsApp',
  has_welcome_message: '1',
  emoji_picker: '1',
  chat_welcome_message: '<p>Marhaba! <strong>How can we help</strong>?</p>',
  wp_popup_headline: 'Chat with our gift desk',
});
const PHONE = contactChannel('Phone', { value: '+96890000002', hover_text: 'Call us', url: 'tel:+96890000002' });

function contactPage(options: object): string {
  const settings = JSON.stringify(contactSettings([{ channels: [POPUP, PHONE] }])).replaceAll('</', '<\\/');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gifts</title>
<script>var chaty_settings = ${settings}; window.hadaya = { settings: { contact: ${JSON.stringify(options)} }, q: [] };</script>
<script src="/dist/hadaya.min.js" defer></script></head><body><main><h1>Gifts</h1></main></body></html>`;
}

/** Returns a page with a menu. Its script leaves the page once, 300 ms after the loader has requested the modules. */
function leavingPage(): string {
  const menu = menuMarkup(
    { id: 'abc1234', layout: 'horizontal' },
    [{ text: localized('Gifts', 'Gifts'), href: '/gifts/' }],
    { locale: 'en', link: (path) => path },
  );
  const leave = `if (!history.state) {
    history.replaceState({ left: true }, '');
    const leave = () => document.querySelector('h1 a').click();
    const look = () => document.querySelector('link[rel="modulepreload"]') ? setTimeout(leave, 300) : setTimeout(look, 20);
    look();
  }`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Gifts</title>
<script>${leave}</script><script src="/dist/hadaya.min.js" defer></script></head><body><main><h1><a href="/about/?left">Leave</a></h1>${menu}</main></body></html>`;
}

/** Pages for cases that the demo does not cover, keyed by path. */
export const OWN_PAGES: Readonly<Record<string, () => string>> = {
  '/own/popup/': () => contactPage({}),
  '/own/open-widget/': () => contactPage({ isolation: 'none' }),
  '/own/leaving/': leavingPage,
};
