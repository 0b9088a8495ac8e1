import { type DemoSearch, searchMarkup } from '@hadaya/demo/menus/searchMarkup';
import { documentOf } from '../kit/servePage.ts';

const HEAD = '<link rel="stylesheet" href="/dist/menu.min.css">';
const SCRIPT = '<script src="/dist/hadaya.min.js" defer></script>';

export function searchPage(
  layout: DemoSearch['layout'],
  options: { readonly query?: string; readonly extra?: string; readonly settings?: string } = {},
): string {
  const markup = searchMarkup({
    id: 'abc',
    layout,
    action: '/found/',
    placeholder: 'Search',
    ...(options.query ? { query: options.query } : {}),
  });
  return documentOf(
    `<main><h1>Page</h1>${markup}${options.extra ?? ''}</main>${options.settings ?? ''}${SCRIPT}`,
    HEAD,
  );
}

export const mounted = '[data-widget_type="hfe-search-button.default"][data-hadaya-state="mounted"]';
