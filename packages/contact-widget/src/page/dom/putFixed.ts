import type { Environment } from '@hadaya/core';

const NONE = new Set(['', 'none', 'auto', 'normal']);
const MOVES = ['transform', 'translate', 'rotate', 'scale', 'perspective', 'filter', 'backdropFilter'] as const;

/** The animations and transitions that move an element: one that has still to begin counts for browsers, and an ended one that keeps its last picture. */
function readMoves(element: Element): readonly { readonly animation: Animation; readonly effect: KeyframeEffect }[] {
  return element.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const isMove = (frame: ComputedKeyframe) => MOVES.some((name) => name in frame);
    return effect instanceof KeyframeEffect && effect.getKeyframes().some(isMove) ? [{ animation, effect }] : [];
  });
}

/**
 * Whether what is fixed inside of the body stands at its edges and not at the window's. A page transition leaves
 * that behind, and so do switches for less colour.
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
 * Takes the movements out of the animations that the page's rules give to a node. A forced rule wins over what they write, but as long as
 * one that moves is in force, what is fixed inside stands at the node's edges. What they do else, such as letting the page's parts
 * appear, stays. Returns whether there were some.
 */
function takeMovesOut(node: Element): boolean {
  const names = new Set<string>(MOVES);
  const moves = readMoves(node);
  for (const { animation, effect } of moves) {
    const frames = effect.getKeyframes().map((frame) => Object.entries(frame).filter(([name]) => !names.has(name)));
    const kept = frames.map((frame) => Object.fromEntries(frame));
    // Another effect, as browsers do not see other frames of one that has still to begin.
    animation.effect = new KeyframeEffect(node, kept, effect.getTiming());
  }
  return moves.length > 0;
}

/** Puts a node behind the body; what has the focus in it keeps it. */
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

/** Puts it beside the body, with its font and direction, if the body frames what is fixed inside. Returns whether it did. */
function leaveFrame({ window, document }: Environment, node: HTMLElement): boolean {
  const style = window.getComputedStyle(document.body);
  if (!framesFixed(document.body, style)) return false;
  const { direction, fontFamily, fontSize, lineHeight } = style;
  Object.assign(node.style, { direction, fontFamily, fontSize, lineHeight });
  putBeside(document, node);
  return true;
}

/**
 * Puts a node whose parts are fixed to the window at the end of the body, or beside it where those parts would scroll along with the page.
 */
export function putFixed(environment: Environment, node: HTMLElement): void {
  if (!leaveFrame(environment, node)) environment.document.body.append(node);
}

/**
 * Keeps what is fixed in a node at the window's edges, whatever the page does to its body and to all that stands there, and
 * whenever. The `gauge` among its parts, as high as the window, is another size or leaves the window as soon as something frames it.
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
  // Told before the frame is painted; the other one tells of a frame as large as the window, once that scrolls.
  const sizes = new window.ResizeObserver(look);
  const views = new window.IntersectionObserver(
    (seen) => {
      look();
      if (seen.some(({ isIntersecting }) => isIntersecting)) observe();
    },
    { threshold: 1 },
  );
  // Once it is seen, and from a frame's beginning on: what appears or changes twice while sizes are being told, the page is told of as an error.
  const observe = () => clock.frame(() => sizes.observe(gauge), signal);
  views.observe(gauge);
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    views.disconnect();
  });
}
