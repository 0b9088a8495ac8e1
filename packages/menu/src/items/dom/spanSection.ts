import type { MenuContext } from '../../state/index.ts';

const SECTION = '.elementor-section, .e-con-boxed.e-parent, .e-con-full.e-parent';

/**
 * Makes a box of the menu (by default the open list) as wide as the section around the menu, or as the viewport if
 * there is no section, and follows changes of that width. The ResizeObserver measures after layout, in the frame in
 * which the box opens, so no extra layout is needed.
 */
export function spanSection({ parts, loan, environment, signal }: MenuContext, panel?: HTMLElement): void {
  const { wrapper } = parts;
  const box = panel ?? parts.nav;
  if (!panel && box.dataset.fullWidth !== 'yes') return;
  const { document, window } = environment;
  const section = wrapper.closest(SECTION) ?? document.documentElement;
  const measure = () => {
    const { left, width } = section.getBoundingClientRect();
    const currentLeft = Number.parseFloat(window.getComputedStyle(box).left) || 0;
    const offset = currentLeft + left - box.getBoundingClientRect().left;
    loan.style(box, { left: `${offset}px`, width: `${width}px`, 'z-index': '9999', 'box-sizing': 'border-box' });
  };
  const observer = new window.ResizeObserver(measure);
  observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}
