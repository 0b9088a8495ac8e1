import { childController, emit, listen } from '@hadaya/core';
import type { Widget } from '../../widget/index.ts';

/** Calls `play` once, when the visitor clicks an overlay or activates its play icon. */
export function onOverlay(overlay: HTMLElement, play: () => void, signal: AbortSignal): void {
  const waiting = childController(signal);
  const options = { signal: waiting.signal, capture: true };
  const run = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    waiting.abort();
    play();
  };
  listen(overlay, 'click', run, options);
  listen(overlay, 'keydown', (event) => (event.key === 'Enter' || event.key === ' ') && run(event), options);
}

const HIDDEN =
  '[inert],[hidden],details:not([open]),.elementor-tab-content:not(.elementor-active),[role="tabpanel"]:not(.e-active,.elementor-active)';
/** Events that fire after content collapses or moves. `toggle` fires when a `details` element opens or closes. */
const MOVES = ['hadaya:content:closed', 'hadaya:content:slide-changed', 'toggle'];

/**
 * Pauses a video when another video starts, or when the slide, tab or panel around it is hidden. Also emits events when
 * the video plays and pauses.
 */
export function keepQuiet({ element, environment, signal }: Widget, pause: () => void): void {
  const { document } = environment;
  const options = { signal, capture: true };
  const other = ({ target }: Event) => target instanceof Node && !element.contains(target) && pause();
  const hidden = () => element.closest(HIDDEN) && pause();
  listen(document, 'play', other, options);
  listen(document, 'hadaya:content:video-played', other, options);
  for (const name of MOVES) listen(document, name, hidden, options);
  const tell = (what: 'played' | 'paused') => () => emit(element, `hadaya:content:video-${what}`, {});
  listen(element, 'play', tell('played'), options);
  listen(element, 'pause', tell('paused'), options);
}
