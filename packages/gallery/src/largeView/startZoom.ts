import { listen } from '@hadaya/core';
import type { Slider } from '@hadaya/media/slider';
import type { Gallery, ZoomPoint } from '../state/index.ts';
import { readZoomPoint, readZoomSettings } from './readZoomSettings.ts';
import { canMagnify } from './zoomStart.ts';

const IN_CONTROLS = '[data-hadaya-root], .woo-variation-gallery-trigger';
const PAN_STEP = 0.12;
const MIDDLE = { x: 0.5, y: 0.5 };
const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-PAN_STEP, 0],
  ArrowRight: [PAN_STEP, 0],
  ArrowUp: [0, -PAN_STEP],
  ArrowDown: [0, PAN_STEP],
};

function isOnPicture(event: Event): boolean {
  return event.target instanceof Element && event.target.closest(IN_CONTROLS) === null;
}

/**
 * Magnifies the current picture at a point; `null` ends the zoom. Only a picture larger than the gallery is magnified.
 */
interface Magnifier {
  readonly zoomTo: (zoom: ZoomPoint | null) => void;
}

/** Tracks the gallery's width, and ends the zoom when the current picture is no longer larger than the gallery. */
function createMagnifier({ nodes, store, context }: Gallery): Magnifier {
  const { environment, signal } = context;
  let width = nodes.main.clientWidth;
  const canZoom = () => {
    const { set, index } = store.getState();
    return canMagnify(set.images[index], width);
  };
  const zoomTo: Magnifier['zoomTo'] = (zoom) =>
    store.dispatch({ type: 'changed', to: { zoom: canZoom() ? zoom : null } });
  const measure = () => {
    width = nodes.main.clientWidth;
    if (!canZoom()) zoomTo(null);
  };
  const observer = new environment.window.ResizeObserver(measure);
  observer.observe(nodes.main);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  return { zoomTo };
}

/**
 * Returns a function that checks whether the mouse has stayed still since the lightbox closed. When the element under a
 * resting mouse disappears, browsers fire an event, which must not start the zoom. Events count again after the first
 * real movement.
 */
function watchRest({ store, context: { signal } }: Gallery): (event: MouseEvent) => boolean {
  let isAtRest = store.getState().isOpen;
  store.subscribe(() => {
    isAtRest ||= store.getState().isOpen;
  }, signal);
  return ({ movementX, movementY }) => {
    isAtRest &&= movementX === 0 && movementY === 0;
    return isAtRest;
  };
}

/**
 * Moves the magnified picture under the mouse, or under a finger after a tap; the zoom ends when the mouse leaves the
 * picture or focus leaves the gallery.
 */
function watchPointer(
  { nodes, store, context }: Gallery,
  { zoomTo }: Magnifier,
  {
    zoomAt,
    startsOnHover,
    isAtRest,
  }: {
    readonly zoomAt: (event: MouseEvent) => void;
    readonly startsOnHover: boolean;
    readonly isAtRest: (event: MouseEvent) => boolean;
  },
): void {
  const { main, wrapper } = nodes;
  const { signal } = context;
  const stop = () => zoomTo(null);
  const onMove = (event: PointerEvent) => {
    if (isAtRest(event)) return;
    const isHover = event.pointerType === 'mouse' && event.buttons === 0;
    if (event.pointerType === 'mouse' && event.buttons !== 0) stop();
    else if (isHover && !isOnPicture(event)) stop();
    else if ((isHover && startsOnHover) || store.getState().zoom) zoomAt(event);
  };
  listen(main, 'pointermove', onMove, { signal, passive: true });
  listen(main, 'pointerleave', ({ pointerType }) => void (pointerType === 'mouse' && stop()), { signal });
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !wrapper.contains(relatedTarget)) stop();
  };
  listen(wrapper, 'focusout', onFocusOut, { signal });
}

/** Makes a finger drag the picture instead of the slides while the picture is magnified. */
function lockSlides({ nodes: { main }, store, context: { signal } }: Gallery, slider: Slider): void {
  let wasZoomed = false;
  let isTouch = false;
  const noteTouch = ({ pointerType }: PointerEvent) => {
    isTouch = pointerType === 'touch';
  };
  listen(main, 'pointerdown', noteTouch, { signal, capture: true });
  const follow = () => {
    const isZoomed = store.getState().zoom !== null;
    if (isZoomed === wasZoomed) return;
    wasZoomed = isZoomed;
    slider[isZoomed && isTouch ? 'lock' : 'unlock']();
  };
  store.subscribe(follow, signal);
}

function clampPart(part: number): number {
  return Math.min(Math.max(part, 0), 1);
}

/**
 * Handles zoom keys on the magnifier: plus magnifies, arrows move the picture, and minus, 0 and Escape end the zoom.
 */
function watchZoomKeys({ nodes, store, context }: Gallery, { zoomTo }: Magnifier): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { zoom } = store.getState();
    const pan = PANS[event.key];
    if (event.key === '+' || event.key === '=') zoomTo(zoom ?? MIDDLE);
    else if (zoom && pan) {
      const moved = { x: clampPart(zoom.x + pan[0]), y: clampPart(zoom.y + pan[1]) };
      zoomTo(moved);
    } else if (zoom && ['-', '0', 'Escape'].includes(event.key)) zoomTo(null);
    else return;
    event.preventDefault();
  };
  if (nodes.trigger) listen(nodes.trigger, 'keydown', onKey, { signal: context.signal });
}

export interface Zoom {
  /** Starts or moves the zoom if the owner chose to zoom on hover. */
  hover(event: MouseEvent): void;
  /** Toggles the zoom: called for a tap, or for a click if the owner chose to zoom on click. */
  press(event: MouseEvent): void;
}

export function startZoom(gallery: Gallery, slider: Slider): Zoom {
  const { nodes, store, context } = gallery;
  const magnifier = createMagnifier(gallery);
  const settings = readZoomSettings(context.settings.zoomOptions);
  const startsOnHover = settings.on === 'mouseover';
  const zoomAt = (event: MouseEvent) => magnifier.zoomTo(readZoomPoint(event, nodes.main.getBoundingClientRect()));
  const isAtRest = watchRest(gallery);
  watchPointer(gallery, magnifier, { zoomAt, startsOnHover, isAtRest });
  lockSlides(gallery, slider);
  watchZoomKeys(gallery, magnifier);
  return {
    hover: (event) => void (startsOnHover && isOnPicture(event) && !isAtRest(event) && zoomAt(event)),
    press(event) {
      if (store.getState().zoom) magnifier.zoomTo(null);
      else zoomAt(event);
    },
  };
}
