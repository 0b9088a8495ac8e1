import { builderRules } from '@hadaya/demo/menus/builderRules';
import { type DemoMenu, menuMarkup } from '@hadaya/demo/menus/menuMarkup';
import type { MenuEntry } from '@hadaya/demo/menus/menuTree';
import { localized } from '@hadaya/testing/shop';

const entry = (text: string, href: string, children?: readonly MenuEntry[]): MenuEntry => ({
  text: localized(text, text),
  href,
  ...(children ? { children } : {}),
});

/**
 * Five top-level entries: three have submenus (the first a nested one), one links to a section of the page, and one is
 * a plain link.
 */
const ENTRIES: readonly MenuEntry[] = [
  entry('Gifts', '/gifts/', [entry('Desk', '/desk/', [entry('Pens', '/pens/')]), entry('Table', '/table/')]),
  entry('Empty', '#', [entry('Inside', '/inside/')]),
  entry('About', '#about'),
  entry('Deals', '/deals/', [entry('Today', '/today/')]),
  entry('Last', '/last/'),
];

export interface MenuPageOptions {
  readonly head?: string;
  readonly before?: string;
  readonly after?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly entries?: readonly MenuEntry[];
  readonly bodyStyle?: string;
}

const FRAME = '<style>body{margin:0;font:16px/1.6 sans-serif}#about{margin-top:2000px;padding-bottom:900px}</style>';

export function menuDocument(menu: Partial<DemoMenu>, options: MenuPageOptions = {}): string {
  const { head = '', before = '', after = '', dir = 'ltr', entries = ENTRIES, bodyStyle } = options;
  const whole: DemoMenu = { id: 'abc1234', layout: 'horizontal', ...menu };
  const markup = menuMarkup(whole, entries, { locale: 'en', link: (path) => path });
  return `<!doctype html><html lang="en" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Menu</title>
<link rel="stylesheet" href="/dist/menu.min.css"><style>${builderRules(whole.id)}</style>${FRAME}${head}</head><body${bodyStyle ? ` style="${bodyStyle}"` : ''}>
<main>${before}${markup}${after}<h1>Page</h1><h2 id="about">About</h2></main><script src="/dist/hadaya.min.js" defer></script></body></html>`;
}

/** Change that in-page links may make: a focused target has `tabindex="-1"` until it loses focus. */
export const FOCUSED_TARGETS = [{ selector: '[id]', attributes: ['tabindex'] }];

export const STICKY = '<style>header{position:sticky;top:0;height:60px;background:#fff}</style>';

/** Changes made by an open flyout: the page around it is inert and does not scroll. */
export const OPEN_FLYOUT = [{ selector: 'html, body *', attributes: ['style', 'inert'] }];
