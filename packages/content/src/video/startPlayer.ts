import { emit, lazyPart, onVisible } from '@hadaya/core';
import { createLife } from '@hadaya/core/life';
import { createLoan } from '@hadaya/core/loan';
import { isPartLost } from '../dom/isPartLost.ts';
import { showNotice } from '../dom/showNotice.ts';
import { isCalm, type Widget } from '../dom/widget.ts';
import { hasForeignPlayer, onForeignPlayer } from './dom/foreignPlayer.ts';
import { keepQuiet } from './dom/keepQuiet.ts';
import { onOverlay } from './dom/onOverlay.ts';
import type { Redraw } from './drawFacade.tsx';
import type { Film } from './film.ts';

const AT_ONCE = '0px';

const loadPlayer = lazyPart(() => import('./drawPlayer.tsx'));
const loadFacade = lazyPart(() => import('./drawFacade.tsx'));

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
    environment.logger.warn('the player of a film could not be loaded; a link leads to the film instead', cause);
    if (nodes.overlay) {
      loan.style(nodes.overlay, { display: '' });
      rearm();
    } else leave();
    showNotice(element, { island, lost: 'film', href: address });
    emit(element, 'hadaya:content:video-failed', {});
  };
}

/** The ways to show a film; each loads what it needs and nothing else. */
function createStages(film: Film, lose: (cause: unknown) => void) {
  const { widget, nodes, plan } = film;
  const { loan, signal } = widget;
  let pause = () => {};
  let redraw: Redraw | undefined;
  const play = async () => {
    const { drawPlayer } = await loadPlayer(signal);
    if (!signal.aborted) pause = drawPlayer(film, redraw);
  };
  const show = async (isPlaying: boolean) => {
    const isFree = await isAllowed(widget, plan.provider);
    if (signal.aborted) return;
    if (nodes.place) loan.attributes(nodes.place, { hidden: '' });
    if (nodes.place) loan.style(nodes.place, { display: 'none' });
    if (isFree && isPlaying) return play();
    const { drawFacade, drawRefusal } = await loadFacade(signal);
    if (signal.aborted) return;
    if (isFree) redraw = drawFacade(film, () => play().catch(lose));
    else drawRefusal(film);
  };
  return { pause: () => pause(), show: (isPlaying: boolean) => void show(isPlaying).catch(lose) };
}

/** Shows a film of a host: its button first, the player when it is to play. */
function showFilm(film: Film, leave: () => void): void {
  const { widget, nodes, plan } = film;
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
  if (overlay) arm();
  else if (!plan.startsItself || isCalm(widget)) show(false);
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
  const life = createLife(widget.signal);
  onForeignPlayer(nodes.wrapper, widget, () => life.abort(), life.signal);
  const leave = () => {
    life.abort();
    const waiting = nodes.place?.dataset.lazyLoad;
    if (nodes.place && waiting) widget.loan.attributes(nodes.place, { src: waiting });
  };
  showFilm({ ...film, widget: { ...widget, signal: life.signal, loan: createLoan(life.signal) } }, leave);
}
