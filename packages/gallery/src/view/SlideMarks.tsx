import { fillText } from '@hadaya/core';
import { useServerNode } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { GalleryTexts } from '../strings.ts';

interface SlideMarkProps {
  readonly slide: HTMLElement;
  readonly place: number;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly texts: GalleryTexts;
}

/** The attributes of one slide: its name, and out of reach unless it is current. */
function SlideMark({ slide, place, count, isCurrent, texts }: SlideMarkProps): null {
  useServerNode(slide, {
    role: 'group',
    'aria-roledescription': texts.slide,
    'aria-label': fillText(texts.position, { index: place + 1, count }),
    tabindex: isCurrent ? '-1' : null,
    inert: isCurrent ? null : '',
  });
  return null;
}

/** The attributes of all slides of a gallery. */
export function SlideMarks({
  slides,
  index,
  texts,
}: {
  readonly slides: readonly HTMLElement[];
  readonly index: number;
  readonly texts: GalleryTexts;
}): ReactElement {
  return (
    <>
      {slides.map((slide, place) => (
        // Another set of slides is another list: `Gallery` gives it a key of its own.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the slide's identity within a set
        <SlideMark key={place} {...{ slide, place, texts }} count={slides.length} isCurrent={place === index} />
      ))}
    </>
  );
}
