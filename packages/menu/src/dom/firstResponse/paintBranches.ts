import type { MenuState } from '../../model/reduceMenu.ts';
import type { MenuContext } from '../menuContext.ts';

/** The plugin's own transition, but visible at once: a hidden link could not take the focus. */
const OPENING = '0.3s ease, visibility 0s';

/**
 * Writes the state of every submenu to the server's nodes, with exactly the classes and inline styles that the
 * replaced plugin's style sheet reads.
 */
export function paintBranches(context: MenuContext, { openBranches, mode }: MenuState): void {
  const { loan, parts } = context;
  const activeClass = parts.shape.linkRedirect === 'self_link' ? 'menu-active' : 'sub-menu-active';
  for (const { id, submenu, container } of parts.branches) {
    const isOpen = openBranches.includes(id);
    loan.classes(submenu, { 'sub-menu-open': isOpen });
    // A wide bar keeps its arrows as they are: the plugin's sheet turns them by this class, which its script sets on clicks.
    loan.classes(container, { [activeClass]: isOpen && mode.opensByClick });
    if (container.hasAttribute('tabindex')) loan.attributes(container, { 'aria-expanded': String(isOpen) });
    loan.style(submenu, {
      visibility: isOpen ? 'visible' : 'hidden',
      opacity: isOpen ? '1' : '0',
      height: isOpen ? 'auto' : '0px',
      position: mode.submenusInFlow ? 'relative' : 'absolute',
      transition: isOpen && !context.isStill() ? OPENING : 'none',
    });
  }
}
