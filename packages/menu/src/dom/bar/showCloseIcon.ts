import { markOwnRoot } from '@hadaya/core';
import { parseIcon } from '../../model/parseIcon.ts';
import type { MenuContext } from '../menuContext.ts';

/**
 * Shows the close icon of the settings, in a node of ours, in place of the printed icon. A setting that is no icon is
 * not used, and the printed icon stays.
 */
export function showCloseIcon({ parts, loan, environment, signal }: MenuContext): void {
  const { document } = environment;
  const printed = parts.toggle?.querySelector('.hfe-nav-menu-icon > *');
  const [root, ...shapes] = parseIcon(parts.nav.dataset.closeIcon ?? '').map(({ tag, attributes }) => {
    const isHtml = tag === 'i' || tag === 'span';
    const element = document.createElementNS(`http://www.w3.org/${isHtml ? '1999/xhtml' : '2000/svg'}`, tag);
    for (const [name, value] of attributes) element.setAttribute(name, value);
    return element;
  });
  if (!printed || !root) return;
  const closing = document.createElement('span');
  markOwnRoot(closing, 'menu');
  root.setAttribute('aria-hidden', 'true');
  root.append(...shapes);
  closing.append(root);
  loan.attributes(printed, { 'data-hadaya-hidden': '' });
  printed.after(closing);
  signal.addEventListener('abort', () => closing.remove());
}
