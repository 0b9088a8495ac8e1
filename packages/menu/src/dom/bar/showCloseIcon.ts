import { markOwnRoot } from '@hadaya/core';
import { parseIcon } from '../../model/parseIcon.ts';
import type { MenuContext } from '../menuContext.ts';

/**
 * Shows the close icon of the settings, in a node of ours, in place of the printed icon. A setting that is no icon is
 * not used, and the printed icon stays.
 */
export function showCloseIcon({ parts, loan, environment, signal }: MenuContext): void {
  const { document } = environment;
  const printed = parts.toggle?.querySelector<HTMLElement>('.hfe-nav-menu-icon > *');
  const closing = document.createElement('span');
  let place: Element | null = closing;
  for (const { tag, step, attributes } of parseIcon(parts.nav.dataset.closeIcon ?? '')) {
    const kind = /^(i|span)$/.test(tag) ? '1999/xhtml' : '2000/svg';
    const element = document.createElementNS(`http://www.w3.org/${kind}`, tag);
    for (const [, name = '', value = ''] of attributes) element.setAttribute(name, value);
    if (step < 0) place = place?.parentElement ?? null;
    else place?.append(element);
    if (step > 0) place = element;
  }
  if (!printed || place !== closing || !closing.firstChild) return;
  markOwnRoot(closing, 'menu');
  closing.ariaHidden = 'true';
  loan.style(printed, { display: 'none' });
  printed.after(closing);
  signal.addEventListener('abort', () => closing.remove());
}
