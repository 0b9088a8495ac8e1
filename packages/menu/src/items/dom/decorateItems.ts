import type { MenuContext } from '../../state/index.ts';

/** Avoids ids that are already on the page: printed menus repeat ids, but Hadaya's must be unique. */
function claimId(page: Document): string {
  let number = 1;
  while (page.getElementById(`hadaya-menu-${number}`)) number += 1;
  return `hadaya-menu-${number}`;
}

/**
 * Gives the toggle a name, and the element that it controls a unique id, because printed menus repeat ids on one page.
 */
export function nameToggle({ parts, loan, texts, environment }: MenuContext): void {
  const { toggle, flyout, nav } = parts;
  if (!toggle) return;
  const id = claimId(environment.document);
  loan.attributes(flyout?.panel ?? nav, { id });
  loan.attributes(toggle, { 'aria-label': toggle.getAttribute('aria-label') ?? texts.menu, 'aria-controls': id });
}

/**
 * Adds ids, `aria-current`, safe `rel` values, and the classes that the replaced script set on start and its style
 * sheet needs; removes the role of the box around a link, and tab stops inside icons.
 */
export function decorateItems(context: MenuContext): void {
  const { parts, loan, environment } = context;
  const { branches, list, wrapper } = parts;
  for (const { item, arrow, submenu, container, link } of branches) {
    // The server's box is a button around a link. Assistive technology cannot distinguish the two, so only the link
    // keeps its role.
    if (container !== link)
      loan.attributes(container, { role: null, tabindex: null, 'aria-haspopup': null, 'aria-expanded': null });
    loan.attributes(submenu, { id: submenu.id || claimId(environment.document) });
    loan.classes(item, { 'parent-has-child': true, 'parent-has-no-child': false });
    if (arrow) loan.attributes(arrow, { 'aria-hidden': 'true' });
  }
  for (const link of list.querySelectorAll('a')) {
    const { rel, target, hash } = link;
    if (target === '_blank' && !rel.includes('noopener')) loan.attributes(link, { rel: `${rel} noopener`.trim() });
    if (!hash && link.closest('li')?.matches('.current-menu-item')) loan.attributes(link, { 'aria-current': 'page' });
    if (hash === '#pll_switcher' && link.closest('.pll-parent-menu-item')) loan.attributes(link, { href: '#' });
  }
  for (const inner of wrapper.querySelectorAll(':is(.hfe-nav-menu-icon, .hfe-flyout-close) [tabindex]')) {
    loan.attributes(inner, { tabindex: null });
  }
}
