import { fillText } from '@hadaya/core';
import { ServerNode } from '@hadaya/core/react';
import type { ReactElement } from 'react';
import type { GalleryTexts } from '../../gallery/strings.ts';

/** The attributes that make thumbnails buttons, and their strip a group; only the current one is a stop of Tab. */
export function Thumbnails({
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
  return (
    <>
      <ServerNode
        node={strip}
        attributes={{ role: isThere ? 'group' : null, 'aria-label': isThere ? texts.thumbnails : null }}
      />
      {thumbnails.map((thumbnail, place) => (
        <ServerNode
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the thumbnail's identity within a set
          key={place}
          node={thumbnail}
          attributes={{
            role: 'button',
            tabindex: place === index ? '0' : '-1',
            'aria-label': fillText(texts.goTo, { index: place + 1 }),
            'aria-current': place === index ? 'true' : null,
          }}
          classes={{ 'current-thumbnail': place === index }}
        />
      ))}
      {/* Links that others put around the pictures: a press is meant for the thumbnail. */}
      {thumbnails
        .flatMap((thumbnail) => [...thumbnail.querySelectorAll('a, button')])
        .map((inner, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the link's identity within a set
          <ServerNode key={place} node={inner} attributes={{ inert: '' }} />
        ))}
    </>
  );
}
