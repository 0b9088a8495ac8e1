import { emit, lazyPart, onVisible } from '@hadaya/core';
import {
  canMove,
  defineWidget,
  hasPartFailed,
  readWidgetSettings,
  showNotice,
  WIDGETS,
  type Widget,
} from '../widget/index.ts';
import { keepQuiet, onOverlay } from './dom/keepQuiet.ts';
import { type Film, readVideoNodes } from './dom/readVideoNodes.ts';
import { planVideo } from './model/planVideo.ts';

/** Matches every scheme except `http:` and `https:`, such as `javascript:`. */
const OTHER_SCHEME = /^\s*(?!https?:)[a-z][\w+.-]*:/i;

/**
 * Sets up the site's own video file, which the browser plays. Hides the overlay on click, and stops automatic playback
 * if motion is reduced.
 */
function startFile(widget: Widget, file: HTMLVideoElement, overlay: HTMLElement | undefined): void {
  const { loan, signal } = widget;
  keepQuiet(widget, () => file.pause());
  if (!canMove(widget) && file.autoplay) file.pause();
  if (!overlay) return;
  // The button on the picture is the only way to play the video, so the video itself is hidden from screen readers and
  // the tab order.
  loan.attributes(file, { 'aria-hidden': 'true', tabindex: '-1' });
  const play = () => {
    loan.style(overlay, { display: 'none' });
    loan.attributes(file, { 'aria-hidden': null, tabindex: null });
    // If the browser refuses to start the video, the visitor can use the video's own controls.
    file.play().catch(() => {});
    file.focus({ preventScroll: true });
  };
  onOverlay(overlay, play, signal);
}

const loadPlayer = lazyPart(() => import('./startPlayer.ts'));

/**
 * Starts a hosted video. If the player fails to load, the server's frame, if there is one, loads instead, and a notice
 * links to the video.
 */
async function startFilm(film: Omit<Film, 'isAsked'>): Promise<void> {
  const { element, environment, island, loan, signal, fail } = film.widget;
  const { overlay } = film.nodes;
  let isAsked = false;
  const note = () => {
    isAsked = true;
  };
  // A visitor who clicks play before the player has loaded need not click again.
  if (overlay) onOverlay(overlay, note, signal);
  try {
    const { startPlayer } = await loadPlayer(signal);
    if (!signal.aborted) startPlayer({ ...film, isAsked });
  } catch (cause) {
    if (signal.aborted) return;
    if (!hasPartFailed(cause)) return fail(cause);
    environment.logger.warn('a video player could not be loaded; a link to the video replaces it', cause);
    const { container } = film.nodes;
    if (container?.dataset.lazyLoad) loan.attributes(container, { src: container.dataset.lazyLoad });
    showNotice(element, { island, failed: 'film', href: film.address });
    emit(element, 'hadaya:content:video-failed', {});
  }
}

/** Starts a video widget, unless the widget opens in the lightbox, which then plays the video. */
function startVideo(widget: Widget): void {
  const nodes = readVideoNodes(widget.element);
  const plan = planVideo(readWidgetSettings(widget.element));
  if (!nodes || plan.opensLightbox || nodes.overlay?.dataset.elementorLightbox !== undefined) return;
  const address = plan.address ?? nodes.container?.dataset.lazyLoad;
  if (nodes.file) startFile(widget, nodes.file, nodes.overlay);
  else if (address && !OTHER_SCHEME.test(address)) void startFilm({ widget, nodes, plan, address });
}

/** Videos, which load nothing from their host before they play. */
export const videoIsland = defineWidget({
  name: 'video',
  where: WIDGETS.video,
  // Without its play button, a video would be an empty box.
  hydration: 'idle',
  start(widget) {
    onVisible(widget.element, () => startVideo(widget), { signal: widget.signal });
  },
});
