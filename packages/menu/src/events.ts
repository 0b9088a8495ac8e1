/** Events of a menu; all bubble from the widget's wrapper. */
export interface MenuEvents {
  /** The list behind the toggle was opened or closed. */
  'hadaya:menu:toggled': { readonly open: boolean };
  /** A submenu was opened or closed; `item` is its list item. */
  'hadaya:menu:submenu-toggled': { readonly item: Element; readonly open: boolean };
  /** The flyout was opened or closed. */
  'hadaya:menu:flyout-toggled': { readonly open: boolean };
}
