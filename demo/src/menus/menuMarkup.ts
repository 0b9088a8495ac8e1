import { escapeHtml, type Locale } from '@hadaya/testing/shop';
import type { MenuEntry } from './menuTree.ts';

export type DemoMenu = {
  readonly id: string;
  readonly layout: 'horizontal' | 'vertical' | 'expandible' | 'flyout';
  readonly breakpoint?: 'tablet' | 'mobile' | 'none';
  readonly linkRedirect?: 'child' | 'self_link';
  readonly lastItem?: 'cta';
  readonly fullWidth?: 'yes' | '';
  readonly side?: 'left' | 'right';
  readonly flyoutType?: 'normal' | 'push';
};

const BARS =
  '<svg tabindex="0" aria-hidden="true" class="e-font-icon-svg e-fas-align-justify" viewBox="0 0 448 512" xmlns="http://www.w3.org/2000/svg"><path d="M16 96h416v32H16zm0 144h416v32H16zm0 144h416v32H16z"></path></svg>';
const CROSS =
  '<svg tabindex="0" aria-hidden="true" class="e-font-icon-svg e-far-window-close" viewBox="0 0 448 512" xmlns="http://www.w3.org/2000/svg"><path d="M70 93l23-23 131 131L355 70l23 23-131 131 131 131-23 23-131-131L93 378l-23-23 131-131z"></path></svg>';

function itemMarkup(item: MenuEntry, locale: Locale, depth: number, link: (path: string) => string): string {
  const linkClass = depth === 0 ? 'hfe-menu-item' : 'hfe-sub-menu-item';
  const href = item.href.startsWith('#') ? item.href : link(item.href);
  const arrow = `<span class="hfe-menu-toggle sub-arrow hfe-menu-child-${depth}"><i class="fa"></i></span>`;
  const anchor = `<a href="${escapeHtml(href)}" class = "${linkClass}">${escapeHtml(item.text[locale])}${item.children ? arrow : ''}</a>`;
  const own = `${item.classes ? `${item.classes} ` : ''}menu-item menu-item-type-custom${item.children ? ' menu-item-has-children' : ''}${depth === 0 ? ' parent' : ''}`;
  if (!item.children) return `<li class="${own} hfe-creative-menu">${anchor}</li>\n`;
  const children = item.children.map((child) => itemMarkup(child, locale, depth + 1, link)).join('');
  return `<li class="${own} hfe-has-submenu hfe-creative-menu"><div class="hfe-has-submenu-container" tabindex="0" role="button" aria-haspopup="true" aria-expanded="false">${anchor}</div>
<ul class="sub-menu">
${children}</ul>
</li>
`;
}

function bodyMarkup(menu: DemoMenu, list: string): string {
  const cta = menu.lastItem ? ` data-last-item="${menu.lastItem}"` : '';
  if (menu.layout === 'flyout') {
    const { side = 'left', flyoutType = 'normal' } = menu;
    return `<div class="hfe-nav-menu__toggle elementor-clickable hfe-flyout-trigger" tabindex="0" role="button" aria-label="Menu Toggle"><div class="hfe-nav-menu-icon">${BARS}</div></div>
<div class="hfe-flyout-wrapper"${cta}><div class="hfe-flyout-overlay elementor-clickable"></div><div class="hfe-flyout-container"><div id="hfe-flyout-content-id-${menu.id}" class="hfe-side hfe-flyout-${side} hfe-flyout-open" data-layout="${side}" data-flyout-type="${flyoutType}"><div class="hfe-flyout-content push"><nav>${list}</nav>
<div class="elementor-clickable hfe-flyout-close" tabindex="0">${CROSS}</div></div></div></div></div>`;
  }
  const expandible = menu.layout === 'expandible' ? 'hfe-dropdown-expandible ' : '';
  return `<div class="hfe-nav-menu hfe-layout-${menu.layout} hfe-nav-menu-layout ${menu.layout} hfe-pointer__none" data-layout="${menu.layout}"${cta}>
<div role="button" class="hfe-nav-menu__toggle elementor-clickable" tabindex="0" aria-label="Menu Toggle"><span class="screen-reader-text">Menu</span><div class="hfe-nav-menu-icon">${BARS}</div></div>
<nav class="${expandible}hfe-nav-menu__layout-${menu.layout} hfe-nav-menu__submenu-arrow" data-toggle-icon="${escapeHtml(BARS)}" data-close-icon="${escapeHtml(CROSS)}" data-full-width="${menu.fullWidth ?? 'yes'}">${list}</nav>
</div>`;
}

/** Prints a navigation menu as the server does. */
export function menuMarkup(
  menu: DemoMenu,
  entries: readonly MenuEntry[],
  { locale, link }: { readonly locale: Locale; readonly link: (path: string) => string },
): string {
  const items = entries.map((item) => itemMarkup(item, locale, 0, link)).join('');
  const list = `<ul id="menu-1-${menu.id}" class="hfe-nav-menu">${items}</ul>`;
  const bar = menu.layout === 'horizontal' || menu.layout === 'vertical';
  const classes = [
    `elementor-element elementor-element-${menu.id}`,
    bar ? `hfe-nav-menu__breakpoint-${menu.breakpoint ?? 'tablet'} hfe-nav-menu__align-left` : '',
    `hfe-submenu-icon-arrow hfe-link-redirect-${menu.linkRedirect ?? 'child'}`,
    'elementor-widget elementor-widget-navigation-menu',
  ];
  return `<div class="${classes.filter(Boolean).join(' ')}" data-id="${menu.id}" data-element_type="widget" data-widget_type="navigation-menu.default"><div class="elementor-widget-container">
${bodyMarkup(menu, list)}
</div></div>`;
}
