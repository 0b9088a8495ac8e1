export const MENU_SELECTORS: readonly string[] = [
  '[data-hadaya="menu"]',
  '[data-widget_type="navigation-menu.default"]',
];

export const SEARCH_SELECTORS: readonly string[] = ['[data-widget_type="hfe-search-button.default"]'];
