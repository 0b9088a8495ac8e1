import type { Behaviour } from '../Behaviour.ts';

const HORIZONTAL = '/menu/horizontal/';
const GIFTS = '.hadaya-menu-button[data-hadaya-branch="0"]';
const GIFTS_ITEM = '.hfe-nav-menu > .menu-item-has-children:nth-child(2) > .hfe-has-submenu-container > a';
const GIFTS_LIST = '.hfe-nav-menu > .menu-item-has-children:nth-child(2) > .sub-menu';
const TOGGLE = '.hfe-nav-menu__toggle';

export const menuBehaviours: readonly Behaviour[] = [
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'a submenu opens on hover and closes when the mouse leaves',
      path: HORIZONTAL + query,
      async run(visit) {
        await visit.mounted('.hfe-nav-menu');
        await visit.leave();
        await visit.hover(GIFTS_ITEM);
        await visit.see(`${GIFTS_LIST} a`);
        await visit.leave();
        await visit.gone(GIFTS_LIST);
      },
    }),
  ),
  {
    name: 'Enter on a submenu’s button opens it, and Escape closes it',
    path: HORIZONTAL,
    async run(visit) {
      await visit.mounted('.hfe-nav-menu');
      await visit.leave();
      await visit.focus(GIFTS_ITEM);
      await visit.focus(GIFTS);
      await visit.press('Enter');
      await visit.has(GIFTS, 'aria-expanded', 'true');
      await visit.see(`${GIFTS_LIST} a`);
      await visit.press('Escape');
      await visit.has(GIFTS, 'aria-expanded', 'false');
      await visit.focused(GIFTS);
    },
  },
  {
    name: 'hovering over a submenu’s button opens it, and a click outside closes it',
    path: HORIZONTAL,
    async run(visit) {
      await visit.mounted('.hfe-nav-menu');
      await visit.hover(GIFTS_ITEM);
      await visit.see(GIFTS);
      await visit.leave();
      await visit.has(GIFTS, 'aria-expanded', 'false');
      await visit.hover(GIFTS);
      await visit.has(GIFTS, 'aria-expanded', 'true');
      await visit.click('h1');
      await visit.has(GIFTS, 'aria-expanded', 'false');
    },
  },
  {
    name: 'on a phone, the toggle opens the menu, and a button opens its submenu',
    path: HORIZONTAL,
    size: 'phone',
    async run(visit) {
      await visit.mounted('.hfe-nav-menu');
      await visit.click(TOGGLE);
      await visit.has(TOGGLE, 'aria-expanded', 'true');
      await visit.click(GIFTS);
      await visit.see(`${GIFTS_LIST} a`);
      await visit.click(TOGGLE);
      await visit.has(TOGGLE, 'aria-expanded', 'false');
    },
  },
  {
    name: 'Escape closes the submenu first and then the menu',
    path: HORIZONTAL,
    size: 'phone',
    async run(visit) {
      await visit.mounted('.hfe-nav-menu');
      await visit.click(TOGGLE);
      await visit.click(GIFTS);
      await visit.has(GIFTS, 'aria-expanded', 'true');
      await visit.press('Escape');
      await visit.has(GIFTS, 'aria-expanded', 'false');
      await visit.has(TOGGLE, 'aria-expanded', 'true');
      await visit.press('Escape');
      await visit.has(TOGGLE, 'aria-expanded', 'false');
    },
  },
  ...['', '?dir=rtl'].map(
    (query): Behaviour => ({
      name: 'the flyout opens as a dialog, and Escape closes it and returns focus',
      path: `/menu/flyout-left/${query}`,
      ...(query ? { size: 'phone' } : {}),
      async run(visit) {
        await visit.mounted('.hfe-flyout-wrapper');
        await visit.click(TOGGLE);
        await visit.see('.hfe-side.hfe-flyout-show, .hfe-side[role="dialog"]');
        await visit.focused('.hfe-side');
        await visit.press('Escape');
        await visit.gone('.hfe-side');
        await visit.focused(TOGGLE);
      },
    }),
  ),
  {
    name: 'suggestions appear while a visitor types, and an arrow key selects one',
    path: HORIZONTAL,
    async run(visit) {
      await visit.mounted('.hfe-search-form__input');
      await visit.click('.hfe-search-form__input');
      await visit.type('mug');
      await visit.see('.hadaya-suggestion');
      await visit.press('ArrowDown');
      await visit.has('.hadaya-suggestion', 'aria-selected', 'true');
      await visit.press('Escape');
      await visit.gone('.hadaya-suggestions');
    },
  },
  ...['core', 'menu'].map(
    (file): Behaviour => ({
      name: `a page left while ${file} was loading starts its widgets when the visitor returns`,
      path: '/about/',
      allows: /not loaded|could not be loaded/,
      async run(visit) {
        visit.shop.backend.faults.set(new RegExp(`^file:/dist/${file}-.*js$`), { hang: true }, 1);
        await visit.run(() => void setTimeout(() => location.assign('/own/leaving/')));
        await visit.until('the visitor has left', () => location.pathname === '/about/' && location.search === '?left');
        await visit.back('/own/leaving/');
        await visit.mounted('.hfe-nav-menu');
      },
    }),
  ),
];
