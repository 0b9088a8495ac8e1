import type { VideoSource } from '@hadaya/media/video';
import type { ReactElement } from 'react';
import type { GalleryImage, GalleryVideo } from '../model/galleryImage.ts';
import type { VideoParts } from './galleryView.ts';

interface VideoLayerProps {
  readonly images: readonly GalleryImage[];
  readonly index: number;
  readonly parts: VideoParts;
}

/** What to play: a file by the owner's word, anything else by its address. */
function toSource({ address, isFile }: GalleryVideo, { videos, language }: VideoParts): VideoSource | undefined {
  const { baseURI } = language;
  return isFile ? { kind: 'file', address: new URL(address, baseURI).href } : videos.readVideoAddress(address, baseURI);
}

/**
 * The players of a gallery, over the picture and after the magnifier in the order of Tab. All of them stay while the
 * gallery does, so that a video which was left pauses and goes on where it was.
 */
export function VideoLayer({ images, index, parts }: VideoLayerProps): ReactElement {
  const { videos, files, language } = parts;
  const texts = videos.createVideoTexts(language);
  return (
    <>
      {images.map(({ video, thumbnail, title, alt }, place) =>
        video === null ? null : (
          <div
            key={video.address}
            className="video"
            data-current={place === index || undefined}
            inert={place !== index}
          >
            <videos.VideoFacade
              video={toSource(video, parts)}
              link={video.address}
              title={title || alt}
              isCurrent={place === index}
              texts={texts}
              fileAddress={files.get(video.address)}
              {...(thumbnail === '' ? {} : { poster: thumbnail })}
            />
          </div>
        ),
      )}
    </>
  );
}
