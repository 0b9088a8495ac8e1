import type { Clock } from '@hadaya/core';
import type { DialogStore, PreviewPicture } from './dialogState.ts';

/** Time after which a message reports a late picture, in milliseconds. */
const PATIENCE_MS = 600;

/** The picture that the dialog shows before the lightbox shows its own, and the message about a late picture. */
export interface Preview {
  /** Shows the large picture over the small one once the large one can be painted. */
  showLarge(image: HTMLImageElement): void;
  /** Sets whether a picture is loading. Only the first late picture is announced; later messages are only visible. */
  setLoading(isLoading: boolean): void;
  /** Removes the preview once the pictures that replace it can be painted; a failed picture does not delay this. */
  end(next: { readonly small: HTMLImageElement | undefined; readonly large: HTMLImageElement | undefined }): void;
  /** Removes the preview immediately. */
  leave(): void;
}

export interface PreviewOptions {
  readonly store: DialogStore;
  readonly stage: Element;
  readonly text: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

export function readPreview(picture: HTMLImageElement | null | undefined): PreviewPicture | undefined {
  if (!picture?.complete || picture.naturalWidth === 0) return undefined;
  return { src: picture.currentSrc || picture.src, alt: picture.alt };
}

/** Shows the page's picture at the position where the lightbox will show it. */
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
      // After a second, further messages are shown without an announcement.
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
