/** Selectors for a navigation menu. */
export const MENU_SELECTORS: readonly string[] = [
  '[data-hadaya="menu"]',
  '[data-widget_type="navigation-menu.default"]',
];

/** Selectors for a search field. */
export const SEARCH_SELECTORS: readonly string[] = ['[data-widget_type="hfe-search-button.default"]'];
