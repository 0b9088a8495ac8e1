import { findButton, type MenuContext, type MenuState, wantsLessMotion } from '../../state/index.ts';

function paintToggle({ parts, loan }: MenuContext, { isOpen, mode }: MenuState): void {
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

/**
 * The plugin's own transition, except that the list is visible immediately, because a hidden link cannot take focus.
 */
const OPENING = '0.3s ease, visibility 0s';

/** Writes exactly the classes and inline styles that the replaced plugin's style sheet reads. */
function paintBranches(context: MenuContext, { openBranches, mode }: MenuState): void {
  const { loan, parts } = context;
  const activeClass = parts.shape.linkRedirect === 'self_link' ? 'menu-active' : 'sub-menu-active';
  for (const branch of parts.branches) {
    const { id, submenu, container, link } = branch;
    const isOpen = openBranches.includes(id);
    loan.classes(submenu, { 'sub-menu-open': isOpen });
    // With this class, the plugin's sheet rotates the arrow. The plugin's script sets the class only on clicks, so the
    // arrows of a wide bar, which opens on hover, do not rotate.
    loan.classes(container, { [activeClass]: isOpen && mode.opensByClick });
    // The parent's link exposes the state until its button has rendered.
    loan.attributes(link, { 'aria-expanded': findButton(branch) ? null : String(isOpen) });
    loan.style(submenu, {
      visibility: isOpen ? 'visible' : 'hidden',
      opacity: isOpen ? '1' : '0',
      height: isOpen ? 'auto' : '0px',
      position: mode.submenusInFlow ? 'relative' : 'absolute',
      transition: isOpen && !wantsLessMotion(context) ? OPENING : 'none',
    });
  }
}

function paintCallToAction({ parts, loan }: MenuContext, { mode }: MenuState): void {
  const item = parts.list.lastElementChild;
  const link = item?.querySelector('a');
  if (!parts.hasCallToAction || !item || !link) return;
  const isButton = !mode.isFolded;
  loan.classes(link.parentElement ?? item, { 'hfe-button-wrapper': isButton, 'elementor-widget-button': isButton });
  loan.classes(link, { 'elementor-button': isButton });
}

/** Keeps the server nodes in sync with the state. */
export function paintState(context: MenuContext): void {
  const { store, signal } = context;
  const paint = () => {
    const state = store.getState();
    paintToggle(context, state);
    paintBranches(context, state);
    paintCallToAction(context, state);
  };
  paint();
  store.subscribe(paint, signal);
}
