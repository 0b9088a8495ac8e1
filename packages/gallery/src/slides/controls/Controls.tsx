import type { ReactElement } from 'react';
import type { GalleryNotice, GalleryState } from '../../gallery/galleryState.ts';
import type { GalleryTexts } from '../../gallery/strings.ts';

const PATHS = {
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  magnifier: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20 20',
} as const;

/** One of the gallery's three signs; the arrows are mirrored by the style sheet in right-to-left pages. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={PATHS[name]} />
    </svg>
  );
}

interface ControlsProps {
  readonly state: GalleryState;
  readonly hasArrows: boolean;
  readonly texts: GalleryTexts;
  readonly onStep: (by: 1 | -1) => void;
}

/** Arrows for every pointer and key, and what has arrived beside them. Nothing with a single image. */
export function Controls({ state, hasArrows, texts, onStep }: ControlsProps): ReactElement | null {
  const { set, parts } = state;
  if (set.slides.length < 2) return null;
  const arrow = (name: 'previous' | 'next', by: 1 | -1) => (
    <button type="button" className={`arrow ${name}`} aria-label={texts[name]} onClick={() => onStep(by)}>
      <Icon name={name} />
    </button>
  );
  return (
    <>
      {hasArrows && arrow('previous', -1)}
      {hasArrows && arrow('next', 1)}
      {parts.autoplay?.(state)}
      {parts.controls?.(state)}
    </>
  );
}

/** Says that a part could not be fetched, and leads to the picture or film itself. */
export function LossNotice({
  notice: { kind, href },
  texts,
}: {
  readonly notice: GalleryNotice;
  readonly texts: GalleryTexts;
}): ReactElement {
  const words = {
    picture: [texts.lostPicture, texts.openPicture],
    video: [texts.lostVideo, texts.openVideo],
  } as const;
  const [text, link] = words[kind];
  return (
    <p className="lost" role="alert">
      {text}{' '}
      {href !== '' && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      )}
    </p>
  );
}
