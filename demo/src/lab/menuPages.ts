import { builderRules } from '../menus/builderRules.ts';
import { type DemoMenu, menuMarkup } from '../menus/menuMarkup.ts';
import { menuTree, onePageTree } from '../menus/menuTree.ts';
import { type DemoSearch, searchMarkup } from '../menus/searchMarkup.ts';
import type { DemoPage, PageContext } from '../page.ts';
import { menuPageTexts, menuSections, searchPlaceholder } from '../texts/menuTexts.ts';

/** Creates a page with a sticky header that contains one menu, and sections for its in-page links. */
function menuPage(
  name: keyof typeof menuPageTexts,
  menu: DemoMenu,
  search?: DemoSearch['layout'],
  tree = menuTree,
): DemoPage {
  const { title, summary } = menuPageTexts[name];
  const field = (context: PageContext) =>
    search
      ? searchMarkup({
          id: `5ea${menu.id}`,
          layout: search,
          action: context.link('/'),
          placeholder: searchPlaceholder[context.locale],
        })
      : '';
  return {
    path: `/menu/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/`,
    title,
    summary,
    group: 'content',
    styles: ['menu'],
    bodyClass: () => 'menu-page',
    // Only the plain theme gets the builder's own rules, because the shop's look replaces them.
    head: ({ url }) =>
      url.searchParams.get('theme') === 'plain'
        ? `<style>${builderRules(menu.id)}${builderRules(`5ea${menu.id}`)}</style>\n`
        : '',
    content: (
      context,
    ) => `<div class="menu-header elementor-section">${menuMarkup(menu, tree, context)}${field(context)}</div>
<h1>${title[context.locale]}</h1>
<p>${summary[context.locale]}</p>
${menuSections.map(({ id, title: heading, text }) => `<section class="menu-section" id="${id}"><h2>${heading[context.locale]}</h2><p>${text[context.locale]}</p></section>`).join('\n')}`,
  };
}

const horizontal: DemoPage = {
  ...menuPage('horizontal', { id: 'a1b2c01', layout: 'horizontal', lastItem: 'cta' }, 'icon_text'),
  settings: () => [{ name: 'hadaya', value: { settings: { menu: { suggestions: true } }, q: [] } }],
};

export const menuPages: readonly DemoPage[] = [
  horizontal,
  menuPage('vertical', { id: 'a1b2c02', layout: 'vertical', breakpoint: 'mobile' }, 'text'),
  menuPage('expandible', { id: 'a1b2c03', layout: 'expandible' }, 'icon'),
  menuPage('flyoutLeft', { id: 'a1b2c04', layout: 'flyout', side: 'left', flyoutType: 'push' }),
  menuPage('flyoutRight', { id: 'a1b2c05', layout: 'flyout', side: 'right', linkRedirect: 'self_link' }),
  menuPage('wide', { id: 'a1b2c06', layout: 'horizontal' }, undefined, onePageTree),
];
