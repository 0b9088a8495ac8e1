import { markOwnRoot } from '@hadaya/core';
import styles from '../styles/host.css?inline';

const sheets = new Map<string, CSSStyleSheet>();

/** Adds a style sheet to a shadow root or the page; equal texts share one sheet, and a root that has it keeps it once. */
export function adoptStyles(root: Node, styles: string): void {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const sheet = sheets.get(styles) ?? new CSSStyleSheet();
  if (!sheets.has(styles)) sheet.replaceSync(styles);
  sheets.set(styles, sheet);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Where a host goes. */
export interface HostTarget {
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
export function createGalleryHost({ into, before, part, tag = 'div' }: HostTarget, signal: AbortSignal): HTMLElement {
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
