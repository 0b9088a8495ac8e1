import { type MenuContext, toPixels } from '../menuContext.ts';

const SECTION = '.elementor-section, .e-con-boxed.e-parent, .e-con-full.e-parent';
const ABOVE_CONTENT = '9999';

/**
 * Makes the open list as wide as the section around the menu, or as the viewport where there is none, and keeps it so
 * while the section changes size. The inline styles leave when the list closes.
 */
export function spanSection({ parts, loan, environment, signal }: MenuContext): (isOpen: boolean) => void {
  const { nav, wrapper } = parts;
  if (nav.dataset.fullWidth !== 'yes' || parts.flyout) return () => {};
  const { document, window } = environment;
  const section = wrapper.closest<HTMLElement>(SECTION) ?? document.documentElement;
  const clear = () => loan.style(nav, { width: '', left: '', 'z-index': '', 'box-sizing': '' });
  const measure = () => {
    loan.style(nav, { left: toPixels(0) });
    const target = section.getBoundingClientRect();
    const left = target.left - nav.getBoundingClientRect().left;
    const width = section === document.documentElement ? section.clientWidth : target.width;
    loan.style(nav, {
      width: toPixels(width),
      left: toPixels(left),
      'z-index': ABOVE_CONTENT,
      'box-sizing': 'border-box',
    });
  };
  let observer: ResizeObserver | undefined;
  const stop = () => {
    observer?.disconnect();
    observer = undefined;
  };
  signal.addEventListener('abort', stop, { once: true });
  return (isOpen) => {
    if (isOpen === Boolean(observer)) return;
    if (!isOpen) {
      stop();
      clear();
      return;
    }
    observer = new window.ResizeObserver(measure);
    observer.observe(section);
    measure();
  };
}
