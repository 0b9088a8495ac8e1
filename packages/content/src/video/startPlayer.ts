import { childController, createLoan, emit, hydrate, lazyPart, onVisible } from '@hadaya/core';
import { canMove, isPartLost, showNotice, type Widget } from '../widget/index.ts';
import { keepQuiet, onOverlay } from './dom/keepQuiet.ts';
import type { Film } from './dom/readVideoNodes.ts';

/** A player that the builder's own script has put there; one whose address still waits is none yet. */
const FOREIGN = 'iframe[src]:not([src=""], [src="about:blank"], [data-hadaya-root] *)';

/** True if the builder's own script plays this video. */
function hasForeignPlayer(wrapper: Element): boolean {
  return wrapper.querySelector(FOREIGN) !== null;
}

/** Calls back when the builder's script, come late, puts a player of its own beside ours. */
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

/** Player of hosted videos; loaded when one is played. */
export type VideoParts = typeof import('@hadaya/media/video');

const loadVideos = lazyPart(() => import('@hadaya/media/video'));

/** Asks the owner's consent hook; without one the answer is yes. */
async function isAllowed({ settings }: Widget, provider: string): Promise<boolean> {
  return typeof settings.canLoad !== 'function' || (await settings.canLoad(provider)) !== false;
}

/** Two ways to go on without a player. */
interface Retreat {
  /** Waits for another click. */
  readonly rearm: () => void;
  /** Gives the server's nodes back. */
  readonly leave: () => void;
}

/**
 * What happens when the player's file does not come: the picture is back for another try, a frame of the server's own
 * plays by itself, and a line below leads to the film.
 */
function loseTo({ widget, nodes, address }: Film, { rearm, leave }: Retreat): (cause: unknown) => void {
  const { element, environment, island, loan, signal, fail } = widget;
  return (cause) => {
    if (signal.aborted) return;
    if (!isPartLost(cause)) return fail(cause);
    environment.logger.warn('a video player could not be loaded; a link to the video replaces it', cause);
    if (nodes.overlay) {
      loan.style(nodes.overlay, { display: '' });
      rearm();
    } else leave();
    showNotice(element, { island, lost: 'film', href: address });
    emit(element, 'hadaya:content:video-failed', {});
  };
}

/** Initial state of a video. */
export type FilmStart = 'poster' | 'playing' | 'refused';

/** Renders a video into a node. Returns a function that pauses it. */
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

/** The ways to show a film; only one that plays loads something of its host. */
function createStages(film: Film, lose: (cause: unknown) => void) {
  const { widget, nodes, plan } = film;
  const { loan, signal } = widget;
  let pause = () => {};
  const show = async (start: FilmStart) => {
    const isFree = await isAllowed(widget, plan.provider);
    const videos = await loadVideos(signal);
    if (nodes.place) loan.attributes(nodes.place, { hidden: '' });
    if (nodes.place) loan.style(nodes.place, { display: 'none' });
    pause = drawFilm(film, videos, isFree ? start : 'refused');
  };
  return { pause: () => pause(), show: (start: FilmStart) => void show(start).catch(lose) };
}

/** Shows a film of a host: its button first, the player when it is to play. */
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
 * A film of a host. One player only: where the builder's script has put its own already, or does so later, the film is
 * the builder's, and ours leaves the page as it was.
 */
export function startPlayer(film: Film): void {
  const { nodes, widget } = film;
  if (hasForeignPlayer(nodes.wrapper)) return;
  const life = childController(widget.signal);
  onForeignPlayer(nodes.wrapper, widget, () => life.abort(), life.signal);
  const leave = () => {
    life.abort();
    const waiting = nodes.place?.dataset.lazyLoad;
    if (nodes.place && waiting) widget.loan.attributes(nodes.place, { src: waiting });
  };
  showFilm({ ...film, widget: { ...widget, signal: life.signal, loan: createLoan(life.signal) } }, leave);
}
