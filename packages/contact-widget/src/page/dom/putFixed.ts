import type { Environment } from '@hadaya/core';

const NONE = new Set(['', 'none', 'auto', 'normal']);
const MOVES = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdropFilter'] as const;

/**
 * The animations and transitions that move an element, including those that are pending, and those that have ended but
 * fill forwards.
 */
function readMoves(element: Element): readonly { readonly animation: Animation; readonly effect: KeyframeEffect }[] {
  return element.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const isMove = (frame: ComputedKeyframe) => MOVES.some((name) => name in frame);
    return effect instanceof KeyframeEffect && effect.getKeyframes().some(isMove) ? [{ animation, effect }] : [];
  });
}

/**
 * Returns whether the body is the containing block of fixed elements, so that they are positioned at the body's edges
 * instead of the window's. Page transitions and grayscale filters cause this.
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
 * Removes the movements from animations that page rules apply to a node. A forced rule overrides their values, but an
 * active animation still makes the node a containing block. Their other effects, such as fading in, stay. Returns
 * whether any were found.
 */
function takeMovesOut(node: Element): boolean {
  const names = new Set<string>(MOVES);
  const moves = readMoves(node);
  for (const { animation, effect } of moves) {
    const frames = effect.getKeyframes().map((frame) => Object.entries(frame).filter(([name]) => !names.has(name)));
    const kept = frames.map((frame) => Object.fromEntries(frame));
    // A new effect: browsers ignore changed keyframes of a pending animation.
    animation.effect = new KeyframeEffect(node, kept, effect.getTiming());
  }
  return moves.length > 0;
}

/** Moves a node after the body and restores the focus in it. */
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
 * Moves the node beside the body, with its font and direction, if the body contains fixed elements. Returns whether it
 * did.
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
 * Appends a node with fixed parts to the body, or puts it beside the body if those parts would scroll with the page.
 */
export function putFixed(environment: Environment, node: HTMLElement): void {
  if (!leaveFrame(environment, node)) environment.document.body.append(node);
}

/**
 * Keeps a node's fixed parts at the window's edges, whatever the page does to its body and its children at any time.
 * The `gauge`, as high as the window, changes size or leaves the window as soon as an ancestor contains it.
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
  // The ResizeObserver fires before paint; the intersection observer also notices a container as large as the window
  // once it scrolls.
  const sizes = new window.ResizeObserver(look);
  const views = new window.IntersectionObserver(
    (seen) => {
      look();
      if (seen.some(({ isIntersecting }) => isIntersecting)) observe();
    },
    { threshold: 1 },
  );
  // Start at the beginning of a frame, once visible: changes while sizes are being delivered raise a ResizeObserver
  // loop error on the page.
  const observe = () => clock.frame(() => sizes.observe(gauge), signal);
  views.observe(gauge);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    views.disconnect();
  });
}
