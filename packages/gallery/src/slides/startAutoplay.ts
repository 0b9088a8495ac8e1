import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import { type Gallery, stepIndex } from '../state/index.ts';

/**
 * Pauses autoplay while the lightbox is open, ends it when the visitor moves the slides, and follows the visitor's
 * pause switch.
 */
function followState({ store, context }: Gallery, autoplay: Autoplay): void {
  let seen = store.getState();
  const follow = () => {
    const before = seen;
    const now = store.getState();
    seen = now;
    if (now.isOpen !== before.isOpen) autoplay[now.isOpen ? 'hold' : 'release']('lightbox');
    const hasMoved = now.set === before.set && now.index !== before.index && now.movedBy === 'visitor';
    const isStopped = autoplay.getState() === 'stopped';
    if (hasMoved || (now.autoplay === 'stopped' && !isStopped)) autoplay.stop();
    else if (now.autoplay !== 'stopped' && isStopped) autoplay.play();
  };
  store.subscribe(follow, context.signal);
  if (seen.isOpen) autoplay.hold('lightbox');
  if (seen.movedBy === 'visitor') autoplay.stop();
}

export function startAutoplay(gallery: Gallery): void {
  const { context, nodes, slideSettings, store } = gallery;
  const { environment, signal } = context;
  const autoplay = createAutoplay({
    element: nodes.wrapper,
    window: environment.window,
    clock: environment.clock,
    delay: slideSettings.autoplayDelay,
    step() {
      const { index, set } = store.getState();
      store.dispatch({ type: 'moved', index: stepIndex(index, 1, set.images.length), by: 'itself' });
    },
    onChange: (state) => store.dispatch({ type: 'changed', to: { autoplay: state } }),
    signal,
  });
  followState(gallery, autoplay);
}
