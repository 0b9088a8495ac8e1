import type { Environment } from '@hadaya/core';

const NONE = new Set(['', 'none', 'auto', 'normal']);
const MOVES = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdropFilter'] as const;

/**
 * Whether what is fixed inside of an element stands at its edges and not at the window's. A page transition that has ended leaves
 * that behind on the body, and so do switches for less colour.
 */
function framesFixed(style: CSSStyleDeclaration): boolean {
  return (
    MOVES.some((name) => !NONE.has(style[name] ?? '')) ||
    /transform|perspective|filter/.test(style.willChange ?? '') ||
    /paint|layout|strict|content/.test(style.contain ?? '')
  );
}

/**
 * Puts a node whose parts are fixed to the window at the end of the body. Beside the body, with its font and direction, where
 * those parts would scroll along with the page.
 */
export function putFixed({ window, document }: Environment, node: HTMLElement): void {
  const { body, documentElement } = document;
  const style = window.getComputedStyle(body);
  if (!framesFixed(style)) {
    body.append(node);
    return;
  }
  const { direction, fontFamily, fontSize, lineHeight } = style;
  Object.assign(node.style, { direction, fontFamily, fontSize, lineHeight });
  documentElement.append(node);
}
