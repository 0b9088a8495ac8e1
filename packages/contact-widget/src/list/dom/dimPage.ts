import type { WidgetModel } from '../../frame/index.ts';
import { createNode } from '../../page/index.ts';
import exitCss from '../styles/exit.css?inline';

const START_MS = 500;
const LENGTH_MS = 2500;

/** The short dimming of the page that points a leaving visitor to the widget. None under reduced motion. */
export function dimPage({ page, host }: Pick<WidgetModel, 'page' | 'host'>, root: HTMLElement): void {
  const { clock, window, document } = page.context.environment;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  host.addStyles(exitCss);
  const dim = createNode(document, 'div', { class: 'chaty-exit-intent', 'aria-hidden': 'true' });
  root.append(dim);
  clock.after(START_MS, () => dim.classList.add('animate'), page.signal);
  clock.after(START_MS + LENGTH_MS, () => dim.remove(), page.signal);
}
