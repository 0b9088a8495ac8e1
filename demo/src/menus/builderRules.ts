/**
 * Returns the inline rules that the page builder prints for a menu or search widget with default settings: spacing,
 * backgrounds and dividers. The replaced plugin's style sheet does not contain them; the shop's look has its own.
 */
export function builderRules(id: string): string {
  const widget = `.elementor-widget.elementor-element.elementor-element-${id}`;
  const rows = (selector: string) => `${widget} nav${selector} li.menu-item:not(:last-child)`;
  return [
    `${widget}{position:relative}`,
    `${widget} .menu-item a{padding:15px}`,
    `${widget} .menu-item a.hfe-sub-menu-item{padding-left:35px}`,
    `${widget} ul.sub-menu{width:220px}`,
    `${widget} :is(.sub-menu,nav.hfe-dropdown,nav.hfe-dropdown-expandible,.hfe-flyout-content){background-color:#fff}`,
    `${widget} .hfe-flyout-content{padding:30px}`,
    `:is(${rows('.hfe-dropdown')},${rows('.hfe-dropdown-expandible')}){border-bottom:1px solid #c4c4c4}`,
    `${widget} .hfe-search-form__container{min-height:50px}`,
    `${widget} .hfe-search-form__input{padding-left:10px;padding-right:10px;background-color:#ededed}`,
    `${widget} .hfe-search-icon-toggle .hfe-search-form__input{background-color:transparent}`,
    `${widget} .hfe-search-submit{min-width:50px;background-color:#6a737b;color:#fff}`,
  ].join('');
}
