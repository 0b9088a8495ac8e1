import type { Environment } from '@hadaya/core';

const NONE = new Set(['', 'none', 'auto', 'normal']);
const MOVES = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdropFilter'] as const;

/**
 * Returns the animations and transitions that move an element, including pending ones and finished ones that fill
 * forwards.
 */
function readMoves(element: Element): readonly { readonly animation: Animation; readonly effect: KeyframeEffect }[] {
  return element.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const isMove = (frame: ComputedKeyframe) => MOVES.some((name) => name in frame);
    return effect instanceof KeyframeEffect && effect.getKeyframes().some(isMove) ? [{ animation, effect }] : [];
  });
}

/**
 * Returns whether the body is the containing block of fixed elements, which positions them at the body's edges instead
 * of the window's. Page transitions and greyscale filters cause this.
 */
function framesFixed(body: Element, style: CSSStyleDeclaration): boolean {
  return (
    MOVES.some((name) => !NONE.has(style[name] ?? '')) ||
    /transform|perspective|filter/.test(style.willChange ?? '') ||
    /paint|layout|strict|content/.test(style.contain ?? '') ||
    readMoves(body).length > 0
  );
}

/**
 * Removes movement from the animations that page rules apply to a node, and keeps their other effects, such as fading
 * in. An `!important` rule would override the animated values, but an active animation would still make the node a
 * containing block. Returns whether an animation moved the node.
 */
function takeMovesOut(node: Element): boolean {
  const names = new Set<string>(MOVES);
  const moves = readMoves(node);
  for (const { animation, effect } of moves) {
    const frames = effect.getKeyframes().map((frame) => Object.entries(frame).filter(([name]) => !names.has(name)));
    const kept = frames.map((frame) => Object.fromEntries(frame));
    // Creates a new effect, because browsers ignore changed keyframes of a pending animation.
    animation.effect = new KeyframeEffect(node, kept, effect.getTiming());
  }
  return moves.length > 0;
}

/** Moves a node to the position after the body and restores its focus. */
function putBeside(document: Document, node: HTMLElement): void {
  const { documentElement } = document;
  if (node.isConnected && 'moveBefore' in documentElement) {
    documentElement.moveBefore(node, null);
    return;
  }
  const focused = node.shadowRoot?.activeElement;
  documentElement.append(node);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * If the body is the containing block of fixed elements, moves the node out of the body, to the position after it, and
 * copies the body's font and direction to the node. Returns whether it moved the node.
 */
function leaveFrame({ window, document }: Environment, node: HTMLElement): boolean {
  const style = window.getComputedStyle(document.body);
  if (!framesFixed(document.body, style)) return false;
  const { direction, fontFamily, fontSize, lineHeight } = style;
  Object.assign(node.style, { direction, fontFamily, fontSize, lineHeight });
  putBeside(document, node);
  return true;
}

/**
 * Appends a node with fixed parts to the body, or places it after the body if those parts would scroll with the page.
 */
export function putFixed(environment: Environment, node: HTMLElement): void {
  if (!leaveFrame(environment, node)) environment.document.body.append(node);
}

/**
 * Keeps a node's fixed parts at the window's edges, regardless of later changes to the body and its children. The
 * `gauge`, as high as the window, changes size or leaves the window when an ancestor becomes its containing block.
 */
export function keepFixed(
  environment: Environment,
  { node, gauge }: { readonly node: HTMLElement; readonly gauge: Element },
  signal: AbortSignal,
): void {
  const { window, document, clock } = environment;
  const look = () => {
    const isFreed = takeMovesOut(node);
    const hasLeft = node.parentElement === document.body && leaveFrame(environment, node);
    if (!isFreed && !hasLeft) return;
    sizes.disconnect();
    observe();
  };
  // The ResizeObserver fires before paint; the IntersectionObserver also detects a container as large as the window
  // when that container scrolls.
  const sizes = new window.ResizeObserver(look);
  const views = new window.IntersectionObserver(
    (seen) => {
      look();
      if (seen.some(({ isIntersecting }) => isIntersecting)) observe();
    },
    { threshold: 1 },
  );
  // Starts at the beginning of a frame, when the gauge is visible, because changes during size notifications raise a
  // ResizeObserver loop error on the page.
  const observe = () => clock.frame(() => sizes.observe(gauge), signal);
  views.observe(gauge);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    views.disconnect();
  });
}
