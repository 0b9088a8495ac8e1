import { markOwnRoot } from '@hadaya/core';
import type { MenuContext } from '../../state/index.ts';

/** The start or the end of one element of an icon. */
export interface IconTag {
  readonly tag: string;
  /** Levels down after it: 1 for a start, 0 for an element that is closed at once, -1 for an end. */
  readonly step: number;
  /** Source, name and value of each. */
  readonly attributes: readonly (readonly string[])[];
}

const TOKEN = /<(\/?)(i|span|svg|g|path|circle|ellipse|line|poly(?:gon|line)|rect)\b([^<>]*?)(\/?)>|\S/g;
/** Values hold no address: neither a scheme nor a path. */
const ATTRIBUTE =
  /\s(class|d|viewBox|(?:fill|stroke)(?:-\w+)?|width|height|points|transform|[cr]?[xy]|[xy][12]|r)="([^":/]*)"/g;

/**
 * Reads the HTML of an icon setting as plain data, tag by tag, so that it can be built node by node: markup of others
 * never goes through the HTML parser. Anything but icons and shapes makes the whole setting unusable (an empty list);
 * attributes that an icon does not need (`on…`, `style`, `tabindex`, `href`) are dropped.
 */
export function parseIcon(html: string): readonly IconTag[] {
  const tags = [...html.matchAll(TOKEN)].map(([, end, tag = '', source = '', empty]) => ({
    tag,
    step: end ? -1 : empty ? 0 : 1,
    attributes: [...source.matchAll(ATTRIBUTE)],
  }));
  return tags.every(({ tag }) => tag) ? tags : [];
}

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
