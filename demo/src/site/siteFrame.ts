import type { SettingsGlobal } from '@hadaya/testing/shop';
import type { PageFrame } from '../frame.ts';
import { orderSource } from '../lab/attributionPage.ts';
import { builderRules } from '../menus/builderRules.ts';
import { menuMarkup } from '../menus/menuMarkup.ts';
import { searchMarkup } from '../menus/searchMarkup.ts';
import type { PageContext } from '../page.ts';
import { siteFooter } from '../parts/siteFooter.ts';
import { announcement, languageLink } from '../parts/siteHeader.ts';
import { readSwitches } from '../switches.ts';
import { searchPlaceholder } from '../texts/menuTexts.ts';
import { demoBar } from './demoBar.ts';
import { siteMenu } from './siteMenu.ts';
import { siteTexts } from './siteTexts.ts';
import { SITE_HOURS, siteWidget } from './siteWidget.ts';

const MENU_ID = '51te001';
const SEARCH_ID = '51te002';

function siteHeader(context: PageContext, pieces: number): string {
  const { texts, link, locale, url } = context;
  const search = searchMarkup({
    id: SEARCH_ID,
    layout: 'icon_text',
    action: link('/'),
    placeholder: searchPlaceholder[locale],
    query: url.pathname === '/' ? (url.searchParams.get('s') ?? '') : '',
  });
  return `${demoBar(context)}
<header class="site-header">
${announcement(context)}
<div class="site-bar shop-bar">
<a class="site-brand" href="${link('/')}"><span class="site-brand-name">${texts.brand}</span><span class="site-brand-tagline">${texts.tagline}</span></a>
${menuMarkup({ id: MENU_ID, layout: 'horizontal', breakpoint: 'tablet' }, siteMenu, context)}
${search}
<a class="shop-cart" href="${link('/cart/')}"><span class="shop-cart-word">${texts.cart}</span> <span class="shop-cart-count">${pieces}</span></a>
${languageLink(context)}
</div>
</header>`;
}

function siteSettings({ locale, url }: PageContext): readonly SettingsGlobal[] {
  const contact = {
    ajaxUrl: '/wp-admin/admin-ajax.php',
    widgets: [siteWidget(locale, url.pathname)],
    agentHours: SITE_HOURS,
    weekendDays: [5, 6],
  };
  return [{ name: 'hadaya', value: { settings: { contact, menu: { suggestions: true } }, q: [] } }, orderSource];
}

/**
 * Creates the shop's frame around every page: menu, search, cart, contact button and order attribution. `pieces` is the
 * number of items in the cart.
 */
export const siteFrame = (pieces: number): PageFrame => ({
  header: (context) => siteHeader(context, pieces),
  footer: siteFooter,
  styles: ['menu', 'quote'],
  sellsByQuote: true,
  // Only the plugins' look needs the page builder's spacing and backgrounds for the menu and search widgets; our look
  // replaces them.
  head: ({ url }) =>
    readSwitches(url.searchParams).look === 'plugins'
      ? `<style>${builderRules(MENU_ID)}${builderRules(SEARCH_ID)}</style>\n`
      : '',
  bodyClass: 'shop-page',
  settings: (_, context) => siteSettings(context),
});

export const foundTitle = (query: string, locale: 'en' | 'ar'): string =>
  siteTexts.foundFor[locale].replace('{words}', query);
