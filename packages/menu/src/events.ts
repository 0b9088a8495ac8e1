/** Events that a menu dispatches; all bubble from the widget's wrapper. */
export interface MenuEvents {
  /** Fires when the list behind the toggle opens or closes. */
  'hadaya:menu:toggled': { readonly open: boolean };
  /** Fires when a submenu opens or closes; `item` is its list item. */
  'hadaya:menu:submenu-toggled': { readonly item: Element; readonly open: boolean };
  /** Fires when the flyout opens or closes. */
  'hadaya:menu:flyout-toggled': { readonly open: boolean };
}
