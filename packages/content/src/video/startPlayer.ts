import { childController, createLoan, emit, hydrate, lazyPart, onVisible } from '@hadaya/core';
import { canMove, hasPartFailed, showNotice, type Widget } from '../widget/index.ts';
import { keepQuiet, onOverlay } from './dom/keepQuiet.ts';
import type { Film } from './dom/readVideoNodes.ts';

/** Matches a player that the builder's own script has rendered, but not a frame with a deferred URL. */
const FOREIGN = 'iframe[src]:not([src=""], [src="about:blank"], [data-hadaya-root] *)';

function hasForeignPlayer(wrapper: Element): boolean {
  return wrapper.querySelector(FOREIGN) !== null;
}

/** Runs a callback when the builder's script adds its own player after this call. */
function onForeignPlayer(wrapper: Element, { environment }: Widget, call: () => void, signal: AbortSignal): void {
  const observer = new environment.window.MutationObserver(() => {
    if (!hasForeignPlayer(wrapper)) return;
    observer.disconnect();
    call();
  });
  observer.observe(wrapper, { childList: true, subtree: true, attributeFilter: ['src'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

const AT_ONCE = '0px';

/** The code for hosted videos, loaded on demand when the first one shows its play button or plays. */
export type VideoParts = typeof import('@hadaya/media/video');

const loadVideos = lazyPart(() => import('@hadaya/media/video'));

async function isAllowed({ settings }: Widget, provider: string): Promise<boolean> {
  return typeof settings.canLoad !== 'function' || (await settings.canLoad(provider)) !== false;
}

/** The two ways to continue without a player. */
interface Retreat {
  /** Makes the next click on the picture load the player again. */
  readonly rearm: () => void;
  /** Restores the server's nodes. */
  readonly leave: () => void;
}

/**
 * Returns the callback for a player that fails to load. The callback shows the picture again for another attempt or,
 * without a picture, loads the server's frame. It adds a notice that links to the video.
 */
function loseTo({ widget, nodes, address }: Film, { rearm, leave }: Retreat): (cause: unknown) => void {
  const { element, environment, island, loan, signal, fail } = widget;
  return (cause) => {
    if (signal.aborted) return;
    if (!hasPartFailed(cause)) return fail(cause);
    environment.logger.warn('a video player could not be loaded; a link to the video replaces it', cause);
    if (nodes.overlay) {
      loan.style(nodes.overlay, { display: '' });
      rearm();
    } else leave();
    showNotice(element, { island, failed: 'film', href: address });
    emit(element, 'hadaya:content:video-failed', {});
  };
}

/** Initial state of a video; `refused` if the owner's consent hook does not allow its host. */
export type FilmStart = 'poster' | 'playing' | 'refused';

/** Renders a video and returns a function that pauses it. */
export function drawFilm({ widget, nodes, plan, address }: Film, videos: VideoParts, start: FilmStart): () => void {
  const { element, environment } = widget;
  const { wrapper, overlay } = nodes;
  const video = videos.readVideoAddress(address, environment.document.baseURI);
  const tell = (what: 'played' | 'failed') => () => void emit(element, `hadaya:content:video-${what}`, {});
  const props = {
    video,
    link: video ? videos.watchAddress(video) : address,
    title: overlay?.querySelector('img')?.alt ?? '',
    isCurrent: true,
    isStarted: start === 'playing',
    failsOnPlay: true,
    refusedProvider: start === 'refused' ? plan.provider : undefined,
    texts: videos.createVideoTexts(element),
    player: plan,
    onPlay: tell('played'),
    onFail: tell('failed'),
  };
  videos.drawVideo(widget, props, wrapper);
  if (start === 'playing') props.onPlay();
  return () => videos.pausePlayers(wrapper);
}

/** Creates the functions that show and pause a video. The host's content loads only when the video plays. */
function createStages(film: Film, lose: (cause: unknown) => void) {
  const { widget, nodes, plan } = film;
  const { loan, signal } = widget;
  let pause = () => {};
  const show = async (start: FilmStart) => {
    const isFree = await isAllowed(widget, plan.provider);
    const videos = await loadVideos(signal);
    if (nodes.container) loan.attributes(nodes.container, { hidden: '' });
    if (nodes.container) loan.style(nodes.container, { display: 'none' });
    pause = drawFilm(film, videos, isFree ? start : 'refused');
  };
  return { pause: () => pause(), show: (start: FilmStart) => void show(start).catch(lose) };
}

/**
 * Shows a hosted video. With a picture, the video plays when the visitor clicks the picture; without one, it plays
 * automatically or shows its play button, depending on its settings.
 */
function showFilm(film: Film, leave: () => void): void {
  const { widget, nodes, plan, isAsked } = film;
  const { element, loan, signal } = widget;
  const { overlay } = nodes;
  const arm = () => {
    if (overlay) onOverlay(overlay, uncover, signal);
  };
  const { pause, show } = createStages(film, loseTo(film, { rearm: arm, leave }));
  const uncover = () => {
    if (overlay) loan.style(overlay, { display: 'none' });
    show('playing');
  };
  keepQuiet(widget, pause);
  if (overlay && isAsked) uncover();
  else if (overlay) arm();
  else if (!plan.startsItself || !canMove(widget)) hydrate(widget, () => show('poster'));
  else if (plan.waitsForView) onVisible(element, () => show('playing'), { signal, rootMargin: AT_ONCE });
  else show('playing');
}

/**
 * Starts a hosted video with a single player: if the builder's script has added its own player or does so later, keeps
 * that player and restores the page.
 */
export function startPlayer(film: Film): void {
  const { nodes, widget } = film;
  if (hasForeignPlayer(nodes.wrapper)) return;
  const life = childController(widget.signal);
  onForeignPlayer(nodes.wrapper, widget, () => life.abort(), life.signal);
  const leave = () => {
    life.abort();
    const waiting = nodes.container?.dataset.lazyLoad;
    if (nodes.container && waiting) widget.loan.attributes(nodes.container, { src: waiting });
  };
  showFilm({ ...film, widget: { ...widget, signal: life.signal, loan: createLoan(life.signal) } }, leave);
}
