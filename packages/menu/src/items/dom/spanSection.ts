import type { MenuContext } from '../../state/index.ts';

const SECTION = '.elementor-section, .e-con-boxed.e-parent, .e-con-full.e-parent';

/**
 * Makes a box of the menu, the open list where nothing else is said, as wide as the section around the menu, or as the
 * viewport where there is none, and keeps it so while the section changes size. The observer measures first in the frame in
 * which the box opens, when the layout is known: nothing has to be laid out for it twice.
 */
export function spanSection({ parts, loan, environment, signal }: MenuContext, panel?: HTMLElement): void {
  const { wrapper } = parts;
  const box = panel ?? parts.nav;
  if (!panel && box.dataset.fullWidth !== 'yes') return;
  const { document, window } = environment;
  const section = wrapper.closest(SECTION) ?? document.documentElement;
  const measure = () => {
    const { left, width } = section.getBoundingClientRect();
    const place = Number.parseFloat(window.getComputedStyle(box).left) || 0;
    const offset = place + left - box.getBoundingClientRect().left;
    loan.style(box, { left: `${offset}px`, width: `${width}px`, 'z-index': '9999', 'box-sizing': 'border-box' });
  };
  const observer = new window.ResizeObserver(measure);
  observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}
