import { isOn, isRecord, readGlobal } from '@hadaya/core';
import { cleanFilmAddress } from '@hadaya/media/address';
import type { LightboxItem } from '@hadaya/media/lightbox';
import { type LightboxKit, readTarget, toAddress } from './findLink.ts';

/** Aspect ratios (width divided by height) by the builder's names for them. */
const RATIOS = new Map([
  ['219', 2.33333],
  ['169', 1.77777],
  ['43', 1.33333],
  ['32', 1.5],
  ['11', 1],
  ['916', 0.5625],
]);
const USUAL = 1.77777;

export interface FilmShape {
  readonly ratio: number;
  /** Class that themes' style sheets select. */
  readonly className: string;
}

/** Returns the shape for the builder's aspect-ratio name, or 16:9 if the name is unknown. */
export function filmShape(name: unknown): FilmShape {
  const ratio = RATIOS.get(String(name)) ?? USUAL;
  const word = ratio === 1 ? 'square' : ratio < 1 ? 'portrait' : 'landscape';
  return { ratio, className: `elementor-video-${word}` };
}

export function describePicture(title: string, description: string, thumbnailAlt: string): string {
  return [title, description].filter((text) => text !== '').join(' - ') || thumbnailAlt;
}

export interface GroupMember {
  readonly order: string | undefined;
}

/** Sorts a group by the server's position numbers; keeps the given order if a member has no number. */
export function groupLinks<Member extends GroupMember>(members: readonly Member[]): readonly Member[] {
  const numbered = members.map((member) => ({ member, number: Number(member.order ?? Number.NaN) }));
  if (numbered.some(({ number }) => Number.isNaN(number))) return members;
  return numbered.sort((a, b) => a.number - b.number).map(({ member }) => member);
}

/** Recognises a video by its URL; returns `undefined` for other URLs. */
export type ReadVideo = (address: string, base: string) => LightboxItem['video'];

/** The lightbox items that a link opens, and the index of the item to show first. */
export interface LinkItems {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  /** Id for the lightbox frame, which some themes' scripts and style sheets select. */
  readonly id: string;
  readonly shape?: FilmShape;
}

const CLONES = '.swiper-slide-duplicate, .slick-cloned';
const SINGLE = 'single-img';

function toItem(link: HTMLElement, kit: LightboxKit, readVideo: ReadVideo): LightboxItem | undefined {
  const { dataset, ownerDocument } = link;
  const base = ownerDocument.baseURI;
  const given = dataset.elementorLightboxVideo;
  const film = given ? toAddress(cleanFilmAddress(given), base) : undefined;
  const src = toAddress(link.getAttribute('href') ?? film, base);
  if (!src || (given && !film)) return undefined;
  const thumbnail = link.querySelector('img');
  const title = dataset.elementorLightboxTitle ?? '';
  const description = dataset.elementorLightboxDescription ?? '';
  const [page = ''] = ownerDocument.URL.split('#');
  return {
    src,
    width: 0,
    height: 0,
    alt: describePicture(title, description, thumbnail?.alt ?? ''),
    ...(thumbnail?.currentSrc ? { thumbnail: thumbnail.currentSrc } : {}),
    ...(title && kit.showsTitle ? { title } : {}),
    ...(description && kit.showsDescription ? { description } : {}),
    ...(film ? { video: readVideo(film, base), videoLink: film, startsVideo: true } : {}),
    shareAddress: page + (dataset.eActionHash ?? ''),
  };
}

function readGroup(link: HTMLElement, kit: LightboxKit, readVideo: ReadVideo): LinkItems | undefined {
  const group = link.dataset.elementorLightboxSlideshow;
  const all = group ? [...link.ownerDocument.querySelectorAll<HTMLElement>('[data-elementor-lightbox-slideshow]')] : [];
  const own = all.filter((one) => one.dataset.elementorLightboxSlideshow === group && !one.closest(CLONES));
  const members = own.map((node) => ({ node, order: node.dataset.elementorLightboxIndex, index: slideIndex(node) }));
  const inPage = members.sort((a, b) => a.index - b.index);
  const found = (own.length > 0 ? groupLinks(inPage).map(({ node }) => node) : [link]).flatMap((node) => {
    const item = toItem(node, kit, readVideo);
    return item ? [{ node, item }] : [];
  });
  if (found.length === 0) return undefined;
  const clicked = found.findIndex(({ node }) => node === link);
  const same = found.findIndex(({ node }) => node.getAttribute('href') === link.getAttribute('href'));
  const items = found.map(({ item }) => item);
  return { items, index: Math.max(clicked < 0 ? same : clicked, 0), id: items.length > 1 ? (group ?? SINGLE) : SINGLE };
}

/**
 * Returns the slide's number if the link is in an endless slider, which reorders its slides; otherwise 0, which keeps
 * the document order.
 */
function slideIndex(link: HTMLElement): number {
  return Number(link.closest<HTMLElement>('[data-swiper-slide-index]')?.dataset.swiperSlideIndex ?? 0);
}

/** Reads an overlay's JSON description; accepts only a video or a picture. */
function readDescription(link: HTMLElement, readVideo: ReadVideo): LinkItems | undefined {
  const target = readTarget(link);
  if (!target) return undefined;
  const { address, isFilm } = target;
  const { values } = readGlobal({ json: link.dataset.elementorLightbox }, 'json');
  // The site's own video file may lack a video extension.
  const ownFile = values.videoType === 'hosted' ? ({ kind: 'file', address } as const) : undefined;
  const thumbnail = link.querySelector('img');
  const { id, videoAspectRatio } = isRecord(values.modalOptions) ? values.modalOptions : {};
  const shape = filmShape(videoAspectRatio);
  const item = {
    src: address,
    width: 0,
    height: 0,
    alt: thumbnail?.alt ?? '',
    ...(thumbnail?.currentSrc ? { thumbnail: thumbnail.currentSrc } : {}),
    ...(isFilm
      ? {
          video: readVideo(address, link.ownerDocument.baseURI) ?? ownFile,
          videoLink: address,
          videoRatio: shape.ratio,
          videoStart: isOn(values.autoplay) ? ('plays' as const) : ('loads' as const),
        }
      : {}),
  };
  return {
    items: [item],
    index: 0,
    id: typeof id === 'string' && /^[\w-]+$/.test(id) ? id : SINGLE,
    ...(isFilm ? { shape } : {}),
  };
}

export function readItems(link: HTMLElement, kit: LightboxKit, readVideo: ReadVideo): LinkItems | undefined {
  return link.dataset.elementorLightbox === undefined
    ? readGroup(link, kit, readVideo)
    : readDescription(link, readVideo);
}
