import type { Widget } from '../../widget/index.ts';

/** The vertical dimensions of a box (height, padding, margin, border), as CSS values. */
export type BoxSize = Readonly<Record<string, string>>;

const MEASURES = [
  'height',
  'minHeight',
  'paddingBlockStart',
  'paddingBlockEnd',
  'marginBlockStart',
  'marginBlockEnd',
  'borderBlockStartWidth',
  'borderBlockEndWidth',
] as const;

const NO_SIZE: BoxSize = Object.fromEntries(MEASURES.map((name) => [name, '0px']));

export function measureBox(box: HTMLElement): BoxSize {
  const computed = getComputedStyle(box);
  return Object.fromEntries(MEASURES.map((name) => [name, computed[name]]));
}

/**
 * Animates a box from one size to another and keeps it at that size until the animation is cancelled. Writes no style
 * attribute.
 */
function animateBox(box: HTMLElement, from: BoxSize, to: BoxSize, duration: number): Animation {
  const clipped = { overflow: 'hidden' };
  return box.animate(
    [
      { ...from, ...clipped },
      { ...to, ...clipped },
    ],
    { duration, easing: 'ease', fill: 'forwards' },
  );
}

/** An element that opens and closes by changing its height. */
export interface Foldable {
  readonly box: HTMLElement;
  readonly closedSize: () => BoxSize;
  /** Writes the open or closed state. Runs before the opening animation and after the closing one. */
  readonly write: (isOpen: boolean) => void;
}

/**
 * Opens and closes an element over the given milliseconds. A change during the animation continues from the current
 * height. A timer ends the animation, because a hidden page never fires animation events.
 */
export function createFold(
  { box, closedSize, write }: Foldable,
  { environment, signal }: Pick<Widget, 'environment' | 'signal'>,
): (isOpen: boolean, ms: number) => void {
  let turn = new AbortController();
  signal.addEventListener('abort', () => turn.abort());
  let isRunning = false;
  let wasOpen = false;

  return (isOpen, ms) => {
    const isAnimated = ms > 0 && wasOpen !== isOpen;
    const from = isRunning || wasOpen ? isAnimated && measureBox(box) : closedSize();
    wasOpen = isOpen;
    turn.abort();
    if (isOpen || !isAnimated) write(isOpen);
    if (!isAnimated || !from) return;
    turn = new AbortController();
    const animation = animateBox(box, from, isOpen ? measureBox(box) : closedSize(), ms);
    isRunning = true;
    const end = () => {
      isRunning = false;
      animation.cancel();
    };
    turn.signal.addEventListener('abort', end);
    environment.clock.after(
      ms,
      () => {
        if (!isOpen) write(false);
        turn.abort();
      },
      turn.signal,
    );
  };
}

/**
 * Returns the `Foldable` of a panel, which collapses completely. A closed panel stays searchable with find-in-page if
 * the browser can reveal it. The builder's style sheet hides panels with `display`, so the panel's inline style
 * overrides it.
 */
export function foldPanel(panel: HTMLElement, { loan }: Pick<Widget, 'loan'>): Foldable {
  const isSearchable = 'onbeforematch' in panel;
  const flat = Object.fromEntries(
    ['padding-block', 'margin-block', 'border-block-width', 'min-height'].map((name) => [name, '0']),
  );
  const full = Object.fromEntries(Object.keys(flat).map((name) => [name, '']));
  return {
    box: panel,
    closedSize: () => NO_SIZE,
    write(isOpen) {
      // A closed panel that find-in-page can reveal would otherwise be an empty stop for screen readers.
      const isHeard = isOpen || !isSearchable;
      loan.attributes(panel, {
        hidden: isOpen ? null : isSearchable ? 'until-found' : 'hidden',
        'aria-hidden': isHeard ? null : 'true',
      });
      const display = isOpen || isSearchable ? 'block' : 'none';
      loan.style(panel, { display, ...(isOpen ? full : flat) });
    },
  };
}
