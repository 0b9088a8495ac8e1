import type { MenuContext } from '../../items/dom/menuContext.ts';

const SECTION = '.elementor-section, .e-con-boxed.e-parent, .e-con-full.e-parent';

/**
 * Makes the open list as wide as the section around the menu, or as the viewport where there is none, and keeps it so
 * while the section changes size.
 */
export function spanSection({ parts, loan, environment, signal }: MenuContext): void {
  const { nav, wrapper } = parts;
  if (nav.dataset.fullWidth !== 'yes') return;
  const { document, window } = environment;
  const section = wrapper.closest(SECTION) ?? document.documentElement;
  const measure = () => {
    loan.style(nav, { left: '0px' });
    const { left, width } = section.getBoundingClientRect();
    const offset = left - nav.getBoundingClientRect().left;
    loan.style(nav, { left: `${offset}px`, width: `${width}px`, 'z-index': '9999', 'box-sizing': 'border-box' });
  };
  const observer = new window.ResizeObserver(measure);
  observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
  measure();
}
