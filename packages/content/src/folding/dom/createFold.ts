import type { Widget } from '../../widget/index.ts';

/** The vertical measures of a box, as CSS writes them. */
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

/** A box that takes no room. */
const NO_SIZE: BoxSize = Object.fromEntries(MEASURES.map((name) => [name, '0px']));

/** Current height of a box, also during an animation. */
export function measureBox(box: HTMLElement): BoxSize {
  const computed = getComputedStyle(box);
  return Object.fromEntries(MEASURES.map((name) => [name, computed[name]]));
}

/** Runs a box from one size to another and holds it there until it is cancelled. Writes no style attribute. */
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

/** Something that opens and closes by its height. */
export interface Foldable {
  readonly box: HTMLElement;
  /** Its size when it will be closed. */
  readonly closedSize: () => BoxSize;
  /** Writes the open or the closed state; for closing it is called when the movement has ended. */
  readonly write: (isOpen: boolean) => void;
}

/**
 * Opens and closes over a time in milliseconds. A change in the middle goes on from the height of that moment; the end
 * is kept by the clock, so nothing depends on an event that a hidden page never sends.
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
 * A panel that closes to nothing. Closed, it stays in the page for the browser's own search where that is able to open
 * it again; the builder's sheet hides panels by `display`, so that is answered on the node itself.
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
      // What only the browser's search can find is still a box, which screen readers would stop at and find empty.
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
