import type { ReactElement, ReactNode } from 'react';
import type { GalleryState } from '../model/galleryState.ts';
import type { GalleryTexts } from '../strings.ts';
import type { GalleryActions } from './galleryView.ts';
import { Icon } from './icons.tsx';

const MOST_DOTS = 8;

interface ControlsProps {
  readonly state: GalleryState;
  readonly hasArrows: boolean;
  readonly texts: GalleryTexts;
  readonly actions: GalleryActions;
  /** What arrives later, after the arrows in the order of Tab. */
  readonly children: ReactNode;
}

function Dots({ count, index }: { readonly count: number; readonly index: number }): ReactElement | null {
  if (count > MOST_DOTS) return null;
  return (
    <span className="dots" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place
        <i key={place} data-current={place === index || undefined} />
      ))}
    </span>
  );
}

/** Arrows for every pointer and key; dots and a counter for fingers. Nothing with a single image. */
export function Controls({ state, hasArrows, texts, actions, children }: ControlsProps): ReactElement | null {
  const { count, index } = state;
  if (count < 2) return null;
  return (
    <>
      {hasArrows && (
        <>
          <button type="button" className="arrow previous" aria-label={texts.previous} onClick={actions.previous}>
            <Icon name="previous" />
          </button>
          <button type="button" className="arrow next" aria-label={texts.next} onClick={actions.next}>
            <Icon name="next" />
          </button>
        </>
      )}
      {children}
      <Dots count={count} index={index} />
      <span className="counter" aria-hidden="true">
        <bdi>{index + 1}</bdi>
        <span>/</span>
        <bdi>{count}</bdi>
      </span>
    </>
  );
}
