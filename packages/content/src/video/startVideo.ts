import { readWidgetSettings } from '../dom/readWidgetSettings.ts';
import { isCalm, type Widget } from '../dom/widget.ts';
import { keepQuiet } from './dom/keepQuiet.ts';
import { onOverlay } from './dom/onOverlay.ts';
import { readVideoNodes } from './dom/readVideoNodes.ts';
import { planVideo } from './model/planVideo.ts';
import { startPlayer } from './startPlayer.ts';

/** Addresses that no link of ours may have, such as `javascript:`. */
const OTHER_SCHEME = /^\s*(?!https?:)[a-z][\w+.-]*:/i;

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

/** Brings a video widget to life. One that opens the lightbox is answered there. */
export function startVideo(widget: Widget): void {
  const nodes = readVideoNodes(widget.element);
  const plan = planVideo(readWidgetSettings(widget.element));
  if (!nodes || plan.opensLightbox || nodes.overlay?.dataset.elementorLightbox !== undefined) return;
  const address = plan.address ?? nodes.place?.dataset.lazyLoad;
  if (nodes.file) startFile(widget, nodes.file, nodes.overlay);
  else if (address && !OTHER_SCHEME.test(address)) startPlayer({ widget, nodes, plan, address });
}
