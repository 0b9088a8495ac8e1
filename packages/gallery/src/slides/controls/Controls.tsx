import type { ReactElement, ReactNode } from 'react';
import type { GalleryNotice, GalleryState } from '../../gallery/galleryState.ts';
import type { GalleryTexts } from '../../gallery/strings.ts';
import { Counter } from './Counter.tsx';

const PATHS = {
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
} as const;

/** An arrow's sign, which is mirrored by the style sheet in right-to-left pages. */
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
  readonly children?: ReactNode;
}

/** Arrows for every pointer and key, where the visitor is, and what is given beside them. Nothing with a single image. */
export function Controls({ state, hasArrows, texts, onStep, children }: ControlsProps): ReactElement | null {
  const { set, index } = state;
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
      {children}
      <Counter count={set.slides.length} index={index} />
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
