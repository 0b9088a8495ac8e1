import { type Autoplay, createAutoplay } from '@hadaya/media/slider/autoplay';
import type { Gallery } from '../../gallery/gallery.ts';
import { stepIndex } from '../../gallery/galleryState.ts';

/** Rests while the lightbox is open, and ends with the visitor's own move. */
function giveWay({ store, context }: Gallery, autoplay: Autoplay): void {
  let seen = store.getState();
  const follow = () => {
    const before = seen;
    seen = store.getState();
    if (seen.isOpen !== before.isOpen) autoplay[seen.isOpen ? 'hold' : 'release']('lightbox');
    if (seen.set === before.set && seen.index !== before.index && seen.movedBy === 'visitor') autoplay.stop();
  };
  store.subscribe(follow, context.signal);
  if (seen.isOpen) autoplay.hold('lightbox');
  if (seen.movedBy === 'visitor') autoplay.stop();
}

/** Lets the slides move by themselves, where the owner wants it; the state shows a switch for it. */
export function startAutoplay(gallery: Gallery): Autoplay {
  const { context, nodes, slides, store } = gallery;
  const { environment, signal } = context;
  const autoplay = createAutoplay({
    element: nodes.wrapper,
    window: environment.window,
    clock: environment.clock,
    delay: slides.settings.autoplayDelay,
    step() {
      const { index, set } = store.getState();
      store.dispatch({ type: 'moved', index: stepIndex(index, 1, set.slides.length), by: 'itself' });
    },
    onChange: (state) => store.dispatch({ type: 'changed', to: { autoplay: state } }),
    signal,
  });
  giveWay(gallery, autoplay);
  return autoplay;
}
