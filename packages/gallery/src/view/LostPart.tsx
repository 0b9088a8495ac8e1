import type { ReactElement } from 'react';
import type { GalleryNotice } from '../model/galleryState.ts';
import type { GalleryTexts } from '../strings.ts';

function describe(kind: GalleryNotice['kind'], texts: GalleryTexts): { readonly text: string; readonly link: string } {
  switch (kind) {
    case 'picture':
      return { text: texts.lostPicture, link: texts.openPicture };
    case 'video':
      return { text: texts.lostVideo, link: texts.openVideo };
    case 'swap':
      return { text: texts.lostSwap, link: '' };
  }
}

/** Says that a part could not be fetched, and leads to the picture or film itself. */
export function LostPart({
  notice: { kind, href },
  texts,
}: {
  readonly notice: GalleryNotice;
  readonly texts: GalleryTexts;
}): ReactElement {
  const { text, link } = describe(kind, texts);
  return (
    <p className="lost" role="alert">
      {text}{' '}
      {href !== '' && link !== '' && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      )}
    </p>
  );
}
