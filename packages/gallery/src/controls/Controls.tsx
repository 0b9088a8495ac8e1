import { SlideArrow } from '@hadaya/media/controls';
import type { ReactElement, ReactNode } from 'react';
import type { GalleryState } from '../state/index.ts';
import type { GalleryTexts } from '../strings/index.ts';
import { Counter } from './Counter.tsx';

interface ControlsProps {
  readonly state: GalleryState;
  readonly hasArrows: boolean;
  readonly texts: GalleryTexts;
  readonly onStep: (by: 1 | -1) => void;
  readonly children?: ReactNode;
}

/**
 * Renders the arrows, if the gallery has them, then `children` and the position indicator. Renders nothing for a single
 * image.
 */
export function Controls({ state, hasArrows, texts, onStep, children }: ControlsProps): ReactElement | null {
  const { set, index } = state;
  if (set.images.length < 2) return null;
  return (
    <>
      {hasArrows && <SlideArrow way="previous" label={texts.previous} onPress={() => onStep(-1)} />}
      {hasArrows && <SlideArrow way="next" label={texts.next} onPress={() => onStep(1)} />}
      {children}
      <Counter count={set.images.length} index={index} />
    </>
  );
}
