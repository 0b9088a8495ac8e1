import { createDrawing, createNode, createShape, writeAttributes } from '../../page/index.ts';
import type { WidgetDesign } from '../../widget/model/index.ts';
import { CROSS } from '../model/drawings.ts';

/** The last stop of an open widget: it closes it, and stands where the launcher stood. */
export interface Closing {
  readonly node: HTMLElement;
  readonly button: HTMLButtonElement;
  show(isShown: boolean): void;
}

/** Draws the close button, out of sight. */
export function createClosing(page: Document, { tips, closeText }: WidgetDesign): Closing {
  const cross = createShape(page, 'path', { d: CROSS, class: 'chaty-stroke chaty-line' });
  const button = createNode(
    page,
    'button',
    { type: 'button' },
    createNode(page, 'span', { class: 'chaty-svg' }, createDrawing(page, '0 0 32 32', cross)),
    createNode(page, 'span', { class: 'sr-only' }, closeText),
  );
  const node = createNode(
    page,
    'div',
    { class: `chaty-channel chaty-cta-close chaty-tooltip pos-${tips}`, 'data-hover': closeText, hidden: '' },
    createNode(page, 'div', { class: 'chaty-cta-button' }, button),
  );
  return {
    node,
    button,
    show(isShown) {
      writeAttributes(button, { 'aria-expanded': String(isShown) });
      node.hidden = !isShown;
    },
  };
}
