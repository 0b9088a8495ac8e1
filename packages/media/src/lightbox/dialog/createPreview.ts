import type { Clock } from '@hadaya/core';
import type { DialogNodes } from './buildDialog.ts';

/** How long a picture may take before anything is said of it. */
const PATIENCE_MS = 600;

/** The picture that stands in the dialog until the lightbox shows it, and the word that one is late. */
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

/** What the preview is made with. */
export interface PreviewOptions {
  readonly nodes: DialogNodes;
  /** The picture on the page; without one the ground is empty. */
  readonly picture: HTMLImageElement | null | undefined;
  /** The longest side with which the lightbox shows it, in pixels. */
  readonly mostSide: number;
  readonly text: string;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** A copy of a picture that is on the page, of the very file that is shown there. */
function copyPicture({ currentSrc, src, alt }: HTMLImageElement, page: Document): HTMLImageElement {
  const copy = page.createElement('img');
  copy.decoding = 'sync';
  copy.src = currentSrc || src;
  copy.alt = alt;
  return copy;
}

/** Draws the picture of the page in the place in which the lightbox will. */
export function createPreview({ nodes, picture, mostSide, text, clock, signal }: PreviewOptions): Preview {
  const { root, stage, ground, loading } = nodes;
  const page = root.ownerDocument;
  const preview = page.createElement('div');
  preview.className = 'preview';
  if (Number.isFinite(mostSide)) root.style.setProperty('--most', `${mostSide}px`);
  if (picture?.complete && picture.naturalWidth > 0) preview.append(copyPicture(picture, page));
  stage.append(preview);
  let hasLarge = false;
  let wait = 0;
  const leave = () => preview.remove();
  const setLoading = (isLoading: boolean) => {
    wait += 1;
    const own = wait;
    if (!isLoading) {
      stage.removeAttribute('aria-busy');
      loading.textContent = '';
      return;
    }
    stage.setAttribute('aria-busy', 'true');
    const say = () => {
      if (own !== wait) return;
      loading.textContent = text;
      // Those that come after it are only seen.
      clock.after(1000, () => loading.setAttribute('aria-live', 'off'), signal);
    };
    clock.after(PATIENCE_MS, say, signal);
  };
  return {
    setLoading,
    async showLarge(image) {
      await image.decode().catch(() => {});
      if (signal.aborted || !preview.isConnected || image.naturalWidth === 0) return;
      hasLarge = true;
      preview.append(image);
      setLoading(false);
    },
    async end({ small, large }) {
      const next = hasLarge ? large : (small ?? large);
      await Promise.all([next?.decode(), ...stage.getAnimations().map(({ finished }) => finished)]).catch(() => {});
      ground.remove();
      leave();
    },
    leave,
  };
}
