import { createShopHandler } from '@hadaya/demo/handler';
import { menuMarkup } from '@hadaya/demo/menus/menuMarkup';
import type { MenuEntry } from '@hadaya/demo/menus/menuTree';
import { createShopBackend, type RunningServer, startServer } from '@hadaya/testing/server';
import { contactChannel, contactSettings, localized } from '@hadaya/testing/shop';
import { DIST_ROOT } from '../vite/project.ts';

const entry = (text: string, href: string, children: readonly MenuEntry[] = []): MenuEntry => ({
  text: localized(text, text),
  href,
  children,
});

const ENTRIES = [
  entry('Gifts', '/gifts/', [entry('Desk', '/desk/'), entry('Table', '/table/')]),
  entry('Us', '/about/'),
];

/**
 * Returns the markup and scripts that every real shop page contains: a menu, the contact widget's settings and WooCommerce's
 * attribution settings.
 */
function siteParts(): { readonly menu: string; readonly settings: string } {
  const menu = menuMarkup({ id: 'weigh01', layout: 'horizontal' }, ENTRIES, { locale: 'en', link: (path) => path });
  const channels = [
    contactChannel('Whatsapp', { value: '96890000001' }),
    contactChannel('Phone', { value: '+96890000002' }),
  ];
  const globals = [
    { name: 'chaty_settings', value: contactSettings([{ settings: { cta_text: 'Contact us' }, channels }]) },
    { name: 'wc_order_attribution', value: { params: { session: 30 }, fields: {} } },
  ];
  const lines = globals.map(({ name, value }) => `window[${JSON.stringify(name)}]=${JSON.stringify(value)};`);
  return { menu, settings: `<script>${lines.join('').replaceAll('<', '\\u003c')}</script>` };
}

/** Serves the demo with a real shop's menu and settings on every page. */
export async function serveShop(): Promise<RunningServer> {
  const shop = createShopHandler({ backend: createShopBackend(), distFolder: DIST_ROOT });
  const { menu, settings } = siteParts();
  return startServer(async (request) => {
    const answer = await shop(request);
    if (!answer.headers.get('content-type')?.includes('text/html')) return answer;
    const html = await answer.text();
    const whole = html
      .replace(/(<main[^>]*>)/, (main) => main + menu)
      .replace(/<script src="\/dist\//, (tag) => settings + tag);
    return new Response(whole, answer);
  });
}
