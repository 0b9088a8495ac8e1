import type { Stage } from './createStage.ts';

/** What keys may ask for. */
export interface KeyTarget {
  readonly stage: Stage;
  readonly isReversed: boolean;
  readonly isZoomed: boolean;
  readonly count: number;
}

const PAN_STEP = 80;
const ZOOM_FACTOR = 1.5;

/** The step in reading order that an arrow key means. */
function readStep(key: string, isReversed: boolean): number {
  if (key === 'ArrowRight' || key === 'PageDown') return isReversed && key === 'ArrowRight' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'PageUp') return isReversed && key === 'ArrowLeft' ? 1 : -1;
  return 0;
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

/** Acts on a key: arrows step or pan, Home and End jump, plus, minus and 0 zoom. Returns whether the key was meant for it. */
export function handleKey(key: string, { stage, isReversed, isZoomed, count }: KeyTarget): boolean {
  const pan = PANS[key];
  const step = readStep(key, isReversed);
  if (isZoomed && pan) stage.pan(...pan);
  else if (step === 1) stage.next();
  else if (step === -1) stage.previous();
  else if (key === 'Home') stage.goTo(0);
  else if (key === 'End') stage.goTo(count - 1);
  else if (key === '+' || key === '=') stage.zoomBy(ZOOM_FACTOR);
  else if (key === '-') stage.zoomBy(1 / ZOOM_FACTOR);
  else if (key === '0') stage.resetZoom();
  else return false;
  return true;
}
