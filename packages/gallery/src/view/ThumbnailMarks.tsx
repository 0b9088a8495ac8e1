import { fillText } from '@hadaya/core';
import { useServerClasses, useServerNode } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { GalleryTexts } from '../strings.ts';

interface ThumbnailMarkProps {
  readonly thumbnail: HTMLElement;
  readonly place: number;
  readonly isCurrent: boolean;
  readonly texts: GalleryTexts;
}

/** The attributes that make a thumbnail a button; only the current one is a stop of Tab. */
function ThumbnailMark({ thumbnail, place, isCurrent, texts }: ThumbnailMarkProps): null {
  useServerNode(thumbnail, {
    role: 'button',
    tabindex: isCurrent ? '0' : '-1',
    'aria-label': fillText(texts.goTo, { index: place + 1 }),
    'aria-current': isCurrent ? 'true' : null,
  });
  useServerClasses(thumbnail, { 'current-thumbnail': isCurrent });
  return null;
}

/** The attributes of all thumbnails of a gallery, and of their strip. */
export function ThumbnailMarks({
  strip,
  thumbnails,
  index,
  texts,
}: {
  readonly strip: HTMLElement;
  readonly thumbnails: readonly HTMLElement[];
  readonly index: number;
  readonly texts: GalleryTexts;
}): ReactElement {
  const isThere = thumbnails.length > 1;
  useServerNode(strip, { role: isThere ? 'group' : null, 'aria-label': isThere ? texts.thumbnails : null });
  return (
    <>
      {thumbnails.map((thumbnail, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the thumbnail's identity within a set
        <ThumbnailMark key={place} {...{ thumbnail, place, texts }} isCurrent={place === index} />
      ))}
    </>
  );
}
