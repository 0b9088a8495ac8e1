import type { Clock } from '@hadaya/core';
import type { DialogStore, PreviewPicture } from './dialogState.ts';

/** Time after which a message reports that a picture is late. */
const PATIENCE_MS = 600;

/** The picture in the dialog until the lightbox shows it, and the message that it is late. */
export interface Preview {
  /** Puts the large picture over the small one as soon as it can be painted. */
  showLarge(image: HTMLImageElement): void;
  /** A picture is on its way or there. It is said of the first one that is late; of others it is only seen. */
  setLoading(isLoading: boolean): void;
  /** Goes once the pictures that take its place can be painted; a picture that cannot is no reason to stay. */
  end(next: { readonly small: HTMLImageElement | undefined; readonly large: HTMLImageElement | undefined }): void;
  /** Goes now. */
  leave(): void;
}

/** Options of the preview. */
export interface PreviewOptions {
  readonly store: DialogStore;
  readonly stage: Element;
  readonly text: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The picture of the page as it is shown there, of the very file; nothing while it has not come. */
export function readPreview(picture: HTMLImageElement | null | undefined): PreviewPicture | undefined {
  if (!picture?.complete || picture.naturalWidth === 0) return undefined;
  return { src: picture.currentSrc || picture.src, alt: picture.alt };
}

/** Shows the picture of the page in the place in which the lightbox will. */
export function createPreview({ store, stage, text, clock, signal }: PreviewOptions): Preview {
  let wait = 0;
  const leave = () => store.dispatch({ isPreviewed: false });
  const setLoading = (isLoading: boolean) => {
    wait += 1;
    const own = wait;
    store.dispatch(isLoading ? { isLoading } : { isLoading, late: '' });
    const say = () => {
      if (own !== wait) return;
      store.dispatch({ late: text });
      // Those that come after it are only seen.
      clock.after(1000, () => store.dispatch({ isSaid: true }), signal);
    };
    if (isLoading) clock.after(PATIENCE_MS, say, signal);
  };
  return {
    setLoading,
    async showLarge(image) {
      await image.decode().catch(() => {});
      if (signal.aborted || !store.getState().isPreviewed || image.naturalWidth === 0) return;
      const { src, srcset, sizes } = image;
      store.dispatch({ large: { src, alt: '', ...(srcset !== '' && { srcSet: srcset, sizes }) } });
      setLoading(false);
    },
    async end({ small, large }) {
      const next = store.getState().large ? large : (small ?? large);
      await Promise.all([next?.decode(), ...stage.getAnimations().map(({ finished }) => finished)]).catch(() => {});
      store.dispatch({ hasGround: false, isPreviewed: false });
    },
    leave,
  };
}
