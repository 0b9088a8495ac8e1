import { onVisible } from '@hadaya/core';
import { readWidgetSettings } from '../dom/readWidgetSettings.ts';
import { isCalm, type Widget } from '../dom/widget.ts';
import { keepQuiet } from './dom/keepQuiet.ts';
import { onOverlay } from './dom/onOverlay.ts';
import { readVideoNodes, type VideoNodes } from './dom/readVideoNodes.ts';
import { planVideo, type VideoPlan } from './model/planVideo.ts';

const AT_ONCE = '0px';

/** A film of the site's own: the browser plays it; we uncover it, and keep it still for those who want that. */
function startFile(widget: Widget, file: HTMLVideoElement, overlay: HTMLElement | undefined): void {
  const { loan, signal } = widget;
  keepQuiet(widget, () => file.pause());
  if (isCalm(widget) && file.autoplay) file.pause();
  if (!overlay) return;
  const play = () => {
    loan.style(overlay, { display: 'none' });
    // A browser that refuses to start shows its own controls.
    file.play().catch(() => {});
    file.focus({ preventScroll: true });
  };
  onOverlay(overlay, play, signal);
}

/** A film of a host: poster and button first, the player when it is to play. */
function startPlayer(widget: Widget, nodes: VideoNodes, plan: VideoPlan): void {
  const { loan, signal } = widget;
  const { overlay, place } = nodes;
  const address = plan.address ?? place?.dataset.lazyLoad;
  if (!address) return;
  let pause = () => {};
  keepQuiet(widget, () => pause());
  const draw = (start: 'now' | 'visitor') =>
    import('./drawPlayer.tsx')
      .then(({ drawPlayer }) => drawPlayer(widget, { nodes, plan, address, start }))
      .then((drawn) => {
        pause = drawn;
      })
      .catch(widget.fail);
  if (overlay) {
    const play = () => {
      loan.style(overlay, { display: 'none' });
      void draw('now');
    };
    onOverlay(overlay, play, signal);
  } else if (plan.start === 'visitor' || isCalm(widget)) void draw('visitor');
  else if (plan.waits === 'load') void draw('now');
  else onVisible(widget.element, () => void draw('now'), { signal, rootMargin: AT_ONCE });
}

/** Brings a video widget to life. One that opens the lightbox is answered there. */
export function startVideo(widget: Widget): void {
  const nodes = readVideoNodes(widget.element);
  const plan = planVideo(readWidgetSettings(widget.element));
  if (!nodes || plan.opensLightbox || nodes.overlay?.dataset.elementorLightbox !== undefined) return;
  if (nodes.file) startFile(widget, nodes.file, nodes.overlay);
  else startPlayer(widget, nodes, plan);
}
