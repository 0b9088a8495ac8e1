import { hydrate, tellLostFile } from '@hadaya/core';
import type { Gallery, GalleryState } from './state/index.ts';
import { loadView } from './view/loadView.ts';

/** Whether the state holds something that the visitor must see at once. */
const isUrgent = ({ notice, autoplay }: GalleryState) => notice !== null || autoplay !== 'none';

/** A gallery's view, wherever it is on its way. */
interface ViewStart {
  /** Has it loaded now; resolves when it is there. */
  readonly bring: () => Promise<void>;
  /** Resolves when it is there, and asks for nothing. */
  readonly whenThere: Promise<void>;
}

/**
 * Has the view drawn when the page has loaded and rests, at the first sign of the visitor, or as soon as there is something to
 * show that only it shows. Without its file the gallery keeps the server's pictures, and works.
 */
export function startView(gallery: Gallery): ViewStart {
  const { context, store } = gallery;
  const { environment, signal } = context;
  let tellThere = () => {};
  const whenThere = new Promise<void>((resolve) => {
    tellThere = resolve;
  });
  let asked: Promise<void> | undefined;
  let isTold = false;
  const load = async () => {
    try {
      const { drawGallery } = await loadView(signal);
      // React has just been run: what it draws has a task of its own.
      environment.clock.turn(() => drawGallery(gallery, tellThere), signal);
    } catch (cause) {
      asked = undefined;
      if (!signal.aborted && !isTold) tellLostFile(environment, cause);
      isTold = true;
      throw cause;
    }
    return whenThere;
  };
  const bring = () => {
    asked ??= load();
    return asked;
  };
  const bringSoon = () => void bring().catch(() => {});
  const look = () => isUrgent(store.getState()) && bringSoon();
  store.subscribe(look, signal);
  look();
  hydrate(context, bringSoon);
  return { bring, whenThere };
}
