import { markOwnRoot } from '@hadaya/core';
import { type IconNode, parseIcon } from '../../model/parseIcon.ts';
import type { MenuContext } from '../menuContext.ts';

const SVG = 'http://www.w3.org/2000/svg';

function buildIcon(page: Document, { tag, attributes, children }: IconNode, isSvg = tag === 'svg'): Element {
  const element = isSvg ? page.createElementNS(SVG, tag) : page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute('aria-hidden', 'true');
  for (const child of children) element.append(buildIcon(page, child, isSvg || child.tag === 'svg'));
  return element;
}

/**
 * Prepares the two icons of the toggle: the printed one and, in a node of ours, the close icon of the settings. An icon
 * setting that is no icon is not used and the printed icon stays. Returns the function that shows one of them.
 */
export function prepareIcon({ parts, loan, environment, signal }: MenuContext): (isOpen: boolean) => void {
  const place = parts.toggle?.querySelector<HTMLElement>('.hfe-nav-menu-icon');
  const printed = place?.firstElementChild;
  for (const inner of place?.querySelectorAll('[tabindex]') ?? []) loan.attributes(inner, { tabindex: null });
  const icon = parseIcon(parts.nav.dataset.closeIcon ?? '');
  if (!place || !printed || !icon) return () => {};

  const closing = environment.document.createElement('span');
  closing.append(buildIcon(environment.document, icon));
  markOwnRoot(closing, 'menu');
  signal.addEventListener('abort', () => closing.remove(), { once: true });
  return (isOpen) => {
    if (signal.aborted || isOpen === closing.isConnected) return;
    loan.attributes(printed, { 'data-hadaya-hidden': isOpen ? '' : null });
    if (isOpen) place.append(closing);
    else closing.remove();
  };
}
