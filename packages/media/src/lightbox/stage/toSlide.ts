import { isFilm, type LightboxItem, type PictureSize, sizeBefore } from '../items/index.ts';

/** Height of a poster's box: larger than any screen, so the box fills the stage. */
const FILM_SIDE = 10_000;
const FILM_RATIO = 16 / 9;
/** Returns the poster of a video, in the box in which the video plays. */
function toPoster({ thumbnail = '', videoRatio = FILM_RATIO, alt }: LightboxItem) {
  const size = { width: Math.round(FILM_SIDE * videoRatio), height: FILM_SIDE };
  return {
    ...(thumbnail === '' ? { type: 'empty' } : { src: thumbnail }),
    ...size,
    alt,
    isFilm: true,
  };
}

export function toSlide(item: LightboxItem, room: PictureSize) {
  if (isFilm(item)) return toPoster(item);
  const small = item.shown?.src ?? item.thumbnail;
  return {
    ...(item.src === '' ? { type: 'empty' } : { src: item.src }),
    ...sizeBefore(item, room),
    alt: item.alt,
    ...(item.srcset === undefined ? {} : { srcset: item.srcset }),
    ...(small === undefined ? {} : { msrc: small }),
  };
}
