import type { MenuState } from '../../model/reduceMenu.ts';
import type { MenuContext } from '../menuContext.ts';

/** Writes the state of toggle, list and flyout panel to the server's nodes. */
export function paintToggle({ parts, loan }: MenuContext, { isOpen, mode }: MenuState): void {
  const { toggle, nav, flyout } = parts;
  loan.classes(nav, { 'menu-is-active': isOpen, 'hfe-dropdown': mode.isFolded });
  if (flyout) {
    loan.classes(flyout.panel, { 'hfe-flyout-show': isOpen });
    loan.style(flyout.panel, { [flyout.side]: isOpen ? '0px' : '' });
    if (flyout.overlay) loan.style(flyout.overlay, { display: isOpen ? 'block' : '' });
  }
  if (!toggle) return;
  const spansSection = nav.dataset.fullWidth === 'yes';
  loan.classes(toggle, { 'hfe-active-menu': isOpen, 'hfe-active-menu-full-width': isOpen && spansSection });
  loan.attributes(toggle, { role: 'button', tabindex: '0', 'aria-expanded': String(isOpen) });
}
