import type PhotoSwipe from 'photoswipe';

/** What PhotoSwipe calls the ground around a picture. */
export const GROUND = '.pswp__item, .pswp__zoom-wrap';

/**
 * Tells PhotoSwipe what was clicked or tapped. It listens on the window, where a shadow root shows its host in place of
 * the node inside, so that a click on the ground or on the picture would mean nothing to it. Call it after `init`; the
 * listener goes with the stage.
 */
export function seeTouched({ gestures: { tapHandler } }: PhotoSwipe, stage: HTMLElement): void {
  let touched: EventTarget | null = null;
  const remember = ({ target }: Event) => {
    touched = target;
  };
  stage.addEventListener('pointerup', remember, { capture: true });
  for (const kind of ['click', 'tap', 'doubleTap'] as const) {
    const handle = tapHandler[kind].bind(tapHandler);
    tapHandler[kind] = (point, event) => {
      Object.defineProperty(event, 'target', { value: touched ?? event.target, configurable: true });
      handle(point, event);
      Reflect.deleteProperty(event, 'target');
    };
  }
}
