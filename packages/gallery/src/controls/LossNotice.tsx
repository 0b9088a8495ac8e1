import type { ReactElement } from 'react';
import type { GalleryNotice } from '../state/index.ts';
import type { GalleryTexts } from '../strings/index.ts';

/** Renders a notice that the lightbox or a video failed to load, with a link to the picture or video. */
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
