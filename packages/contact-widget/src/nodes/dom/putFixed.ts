import { type Environment, listen } from '@hadaya/core';

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
 * Takes the movements out of the animations that the page's rules give to a node. A forced rule wins over what they write, but as long as
 * one that moves is in force, an ended one with its last picture too, what is fixed inside stands at the node's edges. What they do
 * else, such as letting the page's parts appear, stays.
 */
function takeMovesOut(node: Element): void {
  for (const { effect } of node.getAnimations()) {
    if (!(effect instanceof KeyframeEffect)) continue;
    const frames = effect.getKeyframes();
    if (!frames.some((frame) => MOVES.some((name) => name in frame))) continue;
    const moves = new Set<string>(MOVES);
    const entries = frames.map((frame) => Object.entries(frame).filter(([name]) => !moves.has(name)));
    effect.setKeyframes(entries.map((kept) => Object.fromEntries(kept)));
  }
}

/**
 * Puts a node whose parts are fixed to the window at the end of the body. Beside the body, with its font and direction, where
 * those parts would scroll along with the page.
 */
export function putFixed({ window, document, clock }: Environment, node: HTMLElement, signal: AbortSignal): void {
  const { body, documentElement } = document;
  // Before the first picture, as an animation that has still to begin counts already, and at each later one.
  clock.frame(() => takeMovesOut(node), signal);
  listen(node, 'animationstart', ({ target }) => target === node && takeMovesOut(node), { signal });
  const style = window.getComputedStyle(body);
  if (!framesFixed(style)) {
    body.append(node);
    return;
  }
  const { direction, fontFamily, fontSize, lineHeight } = style;
  Object.assign(node.style, { direction, fontFamily, fontSize, lineHeight });
  documentElement.append(node);
}
