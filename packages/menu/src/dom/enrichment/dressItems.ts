import type { MenuState } from '../../model/reduceMenu.ts';
import type { MenuContext } from '../menuContext.ts';

/** Marks that the replaced script set once at start, which its style sheet reads; and safe rels on new-tab links. */
export function dressItems({ parts, loan }: MenuContext): void {
  for (const { submenu, id } of parts.branches) {
    const item = submenu.closest('.menu-item');
    if (item) loan.classes(item, { 'parent-has-child': true, 'parent-has-no-child': false });
    loan.attributes(submenu, { 'data-hadaya-submenu': String(id) });
  }
  for (const link of parts.list.querySelectorAll<HTMLAnchorElement>('a')) {
    if (link.target === '_blank' && !link.relList.contains('noopener')) {
      loan.attributes(link, { rel: `${link.rel} noopener`.trim() });
    }
    if (link.closest('li')?.classList.contains('current-menu-item') && !link.hash) {
      loan.attributes(link, { 'aria-current': 'page' });
    }
  }
  for (const link of parts.list.querySelectorAll('.pll-parent-menu-item a.hfe-menu-item[href*="#pll_switcher"]')) {
    loan.attributes(link, { href: '#' });
  }
  for (const { arrow } of parts.branches) if (arrow) loan.attributes(arrow, { 'aria-hidden': 'true' });
}

/** Shows the last top item as a button while the bar is not folded. */
export function paintCallToAction({ parts, loan }: MenuContext, { mode }: MenuState): void {
  const item = parts.list.lastElementChild;
  const link = item?.querySelector('a');
  if (!parts.hasCallToAction || !item || !link) return;
  const isButton = !mode.isFolded;
  loan.classes(link.parentElement ?? item, { 'hfe-button-wrapper': isButton, 'elementor-widget-button': isButton });
  loan.classes(link, { 'elementor-button': isButton });
}
