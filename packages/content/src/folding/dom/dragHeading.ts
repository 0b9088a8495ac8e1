import { listen, readDirection } from '@hadaya/core';
import { readWidgetSettings, type Widget } from '../../widget/index.ts';

/** Distance that the mouse must move to start a drag, and the maximum by which each mouse move scrolls. */
const DRAG_START_PX = 20;
const DRAG_STEP_PX = 5;

/**
 * While a row of titles overflows, adds the builder's class `e-scroll` and aligns the titles with the start. If the
 * widget's settings align the titles with the end, the row starts scrolled to its end.
 */
function followWidth({ element, environment, loan, signal }: Widget, heading: HTMLElement): void {
  const measure = () => {
    const overflows = heading.scrollWidth > heading.clientWidth + 1;
    loan.classes(heading, { 'e-scroll': overflows });
    loan.style(heading, { '--n-tabs-heading-justify-content': overflows ? 'start' : '' });
  };
  measure();
  if (readWidgetSettings(element).tabs_justify_horizontal === 'end') {
    heading.scrollLeft = (readDirection(heading) === 'rtl' ? -1 : 1) * heading.scrollWidth;
  }
  const resizes = new environment.window.ResizeObserver(measure);
  resizes.observe(heading);
  signal.addEventListener('abort', () => resizes.disconnect());
}

/** Makes an overflowing row of titles draggable with the mouse. */
export function dragHeading(widget: Widget, heading: HTMLElement): void {
  const { environment, loan, signal } = widget;
  followWidth(widget, heading);
  let from: number | undefined;
  let hasMoved = false;
  const grip = ({ clientX, pointerType }: PointerEvent) => {
    from = pointerType === 'mouse' && heading.classList.contains('e-scroll') ? clientX : undefined;
    hasMoved = false;
  };
  const move = ({ clientX }: PointerEvent) => {
    if (from === undefined) return;
    const way = from - clientX;
    hasMoved ||= Math.abs(way) > DRAG_START_PX;
    if (!hasMoved) return;
    loan.classes(heading, { 'e-scroll-active': true });
    heading.scrollLeft += Math.max(-DRAG_STEP_PX, Math.min(DRAG_STEP_PX, way));
  };
  const drop = () => {
    from = undefined;
    loan.classes(heading, { 'e-scroll-active': false });
  };
  // The click that ends a drag must not open an item.
  const swallow = (event: Event) => {
    if (hasMoved) event.stopImmediatePropagation();
    hasMoved = false;
  };
  listen(heading, 'pointerdown', grip, { signal });
  listen(environment.window, 'pointermove', move, { signal });
  listen(environment.window, 'pointerup', drop, { signal });
  listen(environment.window, 'click', swallow, { signal, capture: true });
}
