import { onVisible } from '@hadaya/core';
import { isCalm, type Widget } from '../dom/widget.ts';
import { keepQuiet } from './dom/keepQuiet.ts';
import { onOverlay } from './dom/onOverlay.ts';
import type { Redraw } from './drawFacade.tsx';
import type { Film } from './film.ts';

const AT_ONCE = '0px';

/** Asks the owner's consent hook; without one the answer is yes. */
async function isAllowed({ settings }: Widget, provider: string): Promise<boolean> {
  return typeof settings.canLoad !== 'function' || (await settings.canLoad(provider)) !== false;
}

/** The ways to show a film; each loads what it needs and nothing else. */
function createStages(film: Film) {
  const { widget, nodes, plan } = film;
  const { loan, signal, fail } = widget;
  let pause = () => {};
  let redraw: Redraw | undefined;
  const play = () =>
    import('./drawPlayer.tsx').then(({ drawPlayer }) => {
      if (!signal.aborted) pause = drawPlayer(film, redraw);
    });
  const show = async (isPlaying: boolean) => {
    const isFree = await isAllowed(widget, plan.provider);
    if (signal.aborted) return;
    if (nodes.place) loan.attributes(nodes.place, { hidden: '' });
    if (nodes.place) loan.style(nodes.place, { display: 'none' });
    if (isFree && isPlaying) return play();
    const { drawFacade, drawRefusal } = await import('./drawFacade.tsx');
    if (signal.aborted) return;
    if (isFree) redraw = drawFacade(film, () => play().catch(fail));
    else drawRefusal(film);
  };
  return { pause: () => pause(), show: (isPlaying: boolean) => void show(isPlaying).catch(fail) };
}

/** A film of a host: its button first, the player when it is to play. */
export function startPlayer(film: Film): void {
  const { widget, nodes, plan } = film;
  const { element, loan, signal } = widget;
  const { overlay } = nodes;
  const { pause, show } = createStages(film);
  keepQuiet(widget, pause);
  if (overlay) {
    const uncover = () => {
      loan.style(overlay, { display: 'none' });
      show(true);
    };
    onOverlay(overlay, uncover, signal);
  } else if (!plan.startsItself || isCalm(widget)) show(false);
  else if (plan.waitsForView) onVisible(element, () => show(true), { signal, rootMargin: AT_ONCE });
  else show(true);
}
