import type { ReactElement } from 'react';
import type { GalleryNotice } from '../state/index.ts';
import type { GalleryTexts } from '../strings/index.ts';

/** Tells the visitor that a part failed to load, and links to the picture or video itself. */
export function LossNotice({
  notice: { kind, href },
  texts,
}: {
  readonly notice: GalleryNotice;
  readonly texts: GalleryTexts;
}): ReactElement {
  const strings = {
    picture: [texts.pictureFailed, texts.openPicture],
    video: [texts.videoFailed, texts.openVideo],
  } as const;
  const [text, link] = strings[kind];
  return (
    <p className="failed" role="alert">
      {text}{' '}
      {href !== '' && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {link}
        </a>
      )}
    </p>
  );
}
