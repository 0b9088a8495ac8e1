import type { Environment } from '@hadaya/core';
import { type ReactElement, useEffect, useState } from 'react';
import { parseAddress } from '../address.ts';
import { readVideoAddress, type VideoSource } from './model/readVideoAddress.ts';
import { preloadVideoFile } from './preloadVideoFile.ts';
import { VideoFacade } from './VideoFacade.tsx';
import styles from './video.css?inline';
import { createVideoTexts } from './videoTexts.ts';

/** The video facade's style sheet, for use in a shadow root. */
export const VIDEO_STYLES: string = styles;

export interface SlideFilm {
  readonly address: string;
  /** Link to watch the video elsewhere. */
  readonly link: string;
  readonly isFile: boolean;
}

/** `video` is `null` for a picture. */
export interface VideoSlide {
  readonly video: SlideFilm | null;
  readonly thumbnail: string;
  readonly title: string;
  readonly alt: string;
}

/**
 * Returns the source to play: the URL itself if the owner marks the video as a file; otherwise the video that the URL
 * or, failing that, the link identifies.
 */
export function readSlideFilm({ address, link, isFile }: SlideFilm, base: string): VideoSource | undefined {
  const file = isFile ? parseAddress(address, base)?.href : undefined;
  if (file !== undefined) return { kind: 'file', address: file };
  return readVideoAddress(address, base) ?? readVideoAddress(link, base);
}

/**
 * Loads the video files one after another when the page is idle; returns a map from each file's original URL to the URL
 * of its loaded copy.
 */
function usePreloadedFiles(slides: readonly VideoSlide[], environment: Environment | undefined) {
  const [files, setFiles] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!environment) return undefined;
    const drawing = new AbortController();
    const { signal } = drawing;
    const load = async () => {
      for (const file of new Set(slides.map(({ video }) => video?.isFile && video.address))) {
        if (!file || signal.aborted) continue;
        const address = await preloadVideoFile(environment, file, { signal });
        if (address !== undefined && !signal.aborted) setFiles((known) => new Map(known).set(file, address));
      }
    };
    environment.clock.idle(() => void load(), signal);
    return () => drawing.abort();
  }, [slides, environment]);
  return files;
}

/**
 * Renders the players of a gallery, over the picture and after the magnifier in tab order. They stay mounted as long as
 * the gallery is, so that a video pauses when the visitor leaves its slide and later resumes at the same point.
 */
export function VideoStack({
  images,
  index,
  language,
  preloadsBy,
}: {
  readonly images: readonly VideoSlide[];
  readonly index: number;
  /** Element whose language the players' texts use. */
  readonly language: Element;
  /** Environment with which video files are preloaded; without it, files load when they are played. */
  readonly preloadsBy?: Environment | undefined;
}): ReactElement {
  const texts = createVideoTexts(language);
  const files = usePreloadedFiles(images, preloadsBy);
  return (
    <>
      {images.map(({ video, thumbnail, title, alt }, position) =>
        // A URL may be missing because a consent plugin blocks the video, so the server's player stays.
        video === null || video.address === '' ? null : (
          <div
            // Two slides may show the same video; a different set of slides has a different stack.
            // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the slide in its set
            key={position}
            className="hadaya-video-slide"
            data-current={position === index || undefined}
            inert={position !== index}
          >
            <VideoFacade
              video={readSlideFilm(video, language.baseURI)}
              link={video.link}
              title={title || alt}
              isCurrent={position === index}
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
