import { hydrate, reportFailedFile } from '@hadaya/core';
import type { Gallery, GalleryState } from './state/index.ts';
import { loadView } from './view/loadView.ts';

/** Checks whether the state contains a notice or autoplay, whose controls must be visible immediately. */
const isUrgent = ({ notice, autoplay }: GalleryState) => notice !== null || autoplay !== 'none';

interface ViewStart {
  /** Loads the view now; resolves when the view has mounted. */
  readonly bring: () => Promise<void>;
  /** Resolves when the view has mounted, without starting its load. */
  readonly whenThere: Promise<void>;
}

/**
 * Mounts the view at the first interaction, when the page has loaded and is idle, or when the state contains something
 * that only the view can show. If the view's file fails to load, the gallery keeps the server's pictures and still
 * works.
 */
export function startView(gallery: Gallery): ViewStart {
  const { context, store } = gallery;
  const { environment, signal } = context;
  let tellThere = () => {};
  const whenThere = new Promise<void>((resolve) => {
    tellThere = resolve;
  });
  let asked: Promise<void> | undefined;
  let isReported = false;
  const load = async () => {
    try {
      const { drawGallery } = await loadView(signal);
      // React has just been evaluated in this task, so rendering gets a separate task.
      environment.clock.turn(() => drawGallery(gallery, tellThere), signal);
    } catch (cause) {
      asked = undefined;
      if (!signal.aborted && !isReported) reportFailedFile(environment, cause);
      isReported = true;
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
