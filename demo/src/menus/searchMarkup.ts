import { escapeHtml } from '@hadaya/testing/shop';

export interface DemoSearch {
  readonly id: string;
  readonly layout: 'icon' | 'text' | 'icon_text';
  readonly action: string;
  readonly placeholder: string;
  readonly query?: string;
}

const GLASS = '<i class="fas fa-search" aria-hidden="true"></i>';
const TIMES = '<i class="fas fa-times clearable__clear" aria-hidden="true"></i>';

function fieldMarkup({ layout, placeholder, query = '' }: DemoSearch): string {
  const input = `<input placeholder="${escapeHtml(placeholder)}" class="hfe-search-form__input" type="search" name="s" title="Search" value="${escapeHtml(query)}">`;
  if (layout === 'icon') return `<div class="hfe-search-icon-toggle">${input}${GLASS}</div>`;
  const clear = layout === 'text' ? 'clear' : 'clear-with-button';
  const submit = layout === 'text' ? '' : `<button class="hfe-search-submit" type="submit">${GLASS}</button>`;
  return `<div class="hfe-search-form__container" role="tablist">${input}<button id="${clear}" type="reset">${TIMES}</button>${submit}</div>`;
}

/** Prints the search widget as the server does. */
export function searchMarkup(search: DemoSearch): string {
  return `<div class="elementor-element elementor-element-${search.id} hfe-search-layout-${search.layout} elementor-widget elementor-widget-hfe-search-button" data-id="${search.id}" data-element_type="widget" data-widget_type="hfe-search-button.default"><div class="elementor-widget-container">
<form class="hfe-search-button-wrapper" role="search" action="${escapeHtml(search.action)}" method="get">${fieldMarkup(search)}</form>
</div></div>`;
}
