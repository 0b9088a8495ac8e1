import { listen, readDirection, type Store } from '@hadaya/core';
import type { GalleryAction, GalleryState } from '../model/galleryState.ts';
import { stepIndex } from '../model/stepIndex.ts';
import { type GalleryNodes, THUMBNAIL_CLASS } from './galleryNodes.ts';

/** What keys work on. */
export interface KeyOptions {
  readonly nodes: GalleryNodes;
  readonly store: Store<GalleryState, GalleryAction>;
  readonly goTo: (index: number) => void;
  readonly open: (() => void) | undefined;
  readonly signal: AbortSignal;
}

const PAN_STEP = 0.12;
const MIDDLE = { x: 0.5, y: 0.5 };

function readStep(key: string, nodes: GalleryNodes): number {
  const forward = readDirection(nodes.main) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === forward || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' ? -1 : 0;
}

/** The slide that a key leads to; `undefined` for every other key. */
function readTarget(key: string, { nodes, store }: KeyOptions): number | undefined {
  const { index, count } = store.getState();
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = readStep(key, nodes);
  return step === 0 ? undefined : stepIndex(index, step, count);
}

function onStripKey(event: KeyboardEvent, options: KeyOptions): void {
  const thumbnails = [...options.nodes.strip.querySelectorAll<HTMLElement>(`.${THUMBNAIL_CLASS}`)];
  const focused = event.target instanceof HTMLElement ? thumbnails.indexOf(event.target) : -1;
  const isPress = event.key === 'Enter' || event.key === ' ';
  const target = isPress && focused >= 0 ? focused : readTarget(event.key, options);
  if (target === undefined) return;
  event.preventDefault();
  options.goTo(target);
  thumbnails[target]?.focus({ preventScroll: true });
}

function onSlideKey(event: KeyboardEvent, options: KeyOptions): void {
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  const target = isVertical ? undefined : readTarget(event.key, options);
  if (event.key === 'Enter' && event.target === event.currentTarget) return;
  if (event.key === 'Enter') options.open?.();
  else if (target === undefined) return;
  else options.goTo(target);
  event.preventDefault();
}

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

function clampPart(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

/** The magnifier's own keys: plus magnifies, arrows move, minus, 0 and Escape end it. */
function onTriggerKey(event: KeyboardEvent, { store, open }: KeyOptions): void {
  const { zoom } = store.getState();
  const pan = PANS[event.key];
  if (event.key === 'Enter' || event.key === ' ') open?.();
  else if (event.key === '+' || event.key === '=') store.dispatch({ type: 'zoomed', zoom: zoom ?? MIDDLE });
  else if (zoom && pan) {
    const moved = { x: clampPart(zoom.x + pan[0]), y: clampPart(zoom.y + pan[1]) };
    store.dispatch({ type: 'zoomed', zoom: moved });
  } else if (zoom && ['-', '0', 'Escape'].includes(event.key)) store.dispatch({ type: 'zoomed', zoom: null });
  else return;
  event.preventDefault();
}

/** Brings keys to strip, slides and magnifier. Keys with a modifier stay the browser's. */
export function watchKeys(options: KeyOptions): void {
  const { nodes, signal } = options;
  const bring = (node: HTMLElement | null, act: (event: KeyboardEvent, options: KeyOptions) => void) => {
    if (!node) return;
    const handler = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented) act(event, options);
    };
    listen(node, 'keydown', handler, { signal });
  };
  bring(nodes.strip, onStripKey);
  bring(nodes.slider, onSlideKey);
  bring(nodes.trigger, onTriggerKey);
}
