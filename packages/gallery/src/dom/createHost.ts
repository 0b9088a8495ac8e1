import { markOwnRoot } from '@hadaya/core';
import styles from '../styles/controls.css?inline';
import { adoptStyles } from './adoptStyles.ts';

/** Where a host goes. */
export interface HostPlace {
  readonly into: HTMLElement;
  readonly before: Node | null;
  /** What style sheets know it by: `data-part`. */
  readonly part: string;
  readonly tag?: 'div' | 'span';
}

/**
 * A node of ours with a shadow root for controls: themes style `button` and `svg` for their own needs, and none of it
 * shall reach an arrow. Custom properties still do. Leaves with the signal. Returns the node inside to draw into.
 */
export function createHost({ into, before, part, tag = 'div' }: HostPlace, signal: AbortSignal): HTMLElement {
  const page = into.ownerDocument;
  const host = page.createElement(tag);
  host.setAttribute('data-part', part);
  markOwnRoot(host, 'gallery');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow, styles);
  const inner = page.createElement('div');
  inner.className = part;
  shadow.append(inner);
  into.insertBefore(host, before);
  signal.addEventListener('abort', () => host.remove(), { once: true });
  return inner;
}
