import { childController, createLoan, emit, lazyPart, onVisible } from '@hadaya/core';
import { canMove, isPartLost, showNotice, type Widget } from '../widget/index.ts';
import { drawFacade, drawRefusal } from './dom/drawFacade.ts';
import { keepQuiet, onOverlay } from './dom/keepQuiet.ts';
import type { Film } from './dom/readVideoNodes.ts';

/** A player that the builder's own script has put there; one whose address still waits is none yet. */
const FOREIGN = 'iframe[src]:not([src=""], [src="about:blank"], [data-hadaya-root] *)';

/** Whether the builder's own script plays this film. */
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

/** What plays films of hosts; loaded when one is to play. */
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
    environment.logger.warn('the player of a film could not be loaded; a link leads to it', cause);
    if (nodes.overlay) {
      loan.style(nodes.overlay, { display: '' });
      rearm();
    } else leave();
    showNotice(element, { island, lost: 'film', href: address });
    emit(element, 'hadaya:content:video-failed', {});
  };
}

/** Plays a film in a node of ours. Returns what pauses it. */
export function drawPlayer({ widget, nodes, plan, address }: Film, videos: VideoParts): () => void {
  const { element, environment } = widget;
  const { wrapper, overlay } = nodes;
  const video = videos.readVideoAddress(address, environment.document.baseURI);
  const props = {
    video,
    link: video ? videos.watchAddress(video) : address,
    title: overlay?.querySelector('img')?.alt ?? '',
    isCurrent: true,
    isStarted: true,
    texts: videos.createVideoTexts(element),
    player: plan,
    onFail: () => void emit(element, 'hadaya:content:video-failed', {}),
  };
  videos.drawVideo(widget, props, wrapper);
  emit(element, 'hadaya:content:video-played', {});
  return () => videos.pausePlayers(wrapper);
}

/** The ways to show a film; only one that plays loads something. */
function createStages(film: Film, lose: (cause: unknown) => void) {
  const { widget, nodes, plan } = film;
  const { loan, signal } = widget;
  let pause = () => {};
  let removeFacade = () => {};
  const play = async () => {
    const videos = await loadVideos(signal);
    if (signal.aborted) return;
    removeFacade();
    pause = drawPlayer(film, videos);
  };
  const show = async (isPlaying: boolean) => {
    const isFree = await isAllowed(widget, plan.provider);
    if (signal.aborted) return;
    if (nodes.place) loan.attributes(nodes.place, { hidden: '' });
    if (nodes.place) loan.style(nodes.place, { display: 'none' });
    if (isFree && isPlaying) return play();
    if (isFree) removeFacade = drawFacade(film, () => void play().catch(lose));
    else drawRefusal(film);
  };
  return { pause: () => pause(), show: (isPlaying: boolean) => void show(isPlaying).catch(lose) };
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
    show(true);
  };
  keepQuiet(widget, pause);
  if (overlay && isAsked) uncover();
  else if (overlay) arm();
  else if (!plan.startsItself || !canMove(widget)) show(false);
  else if (plan.waitsForView) onVisible(element, () => show(true), { signal, rootMargin: AT_ONCE });
  else show(true);
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
