import { isOn, isRecord, readGlobal } from '@hadaya/core';
import type { LightboxItem } from '@hadaya/media/lightbox';
import { describePicture } from '../model/describePicture.ts';
import { type FilmShape, filmShape } from '../model/filmShape.ts';
import { groupLinks } from '../model/groupLinks.ts';
import type { LightboxKit } from './lightboxKit.ts';

/** Recognises a film by its address. */
export type ReadVideo = (address: string, base: string) => LightboxItem['video'];

/** What a link opens. */
export interface LinkItems {
  readonly items: readonly LightboxItem[];
  readonly index: number;
  /** Id of the frame, for themes that look for it. */
  readonly id: string;
  readonly shape?: FilmShape;
}

const CLONES = '.swiper-slide-duplicate, .slick-cloned';
const SINGLE = 'single-img';

function toAddress(text: string | undefined, base: string): string | undefined {
  if (!text || !URL.canParse(text, base)) return undefined;
  const { protocol, href } = new URL(text, base);
  return protocol === 'http:' || protocol === 'https:' ? href : undefined;
}

/** One picture or film of a link; nothing when its address is not a safe one. */
function toItem(link: HTMLElement, kit: LightboxKit, readVideo: ReadVideo): LightboxItem | undefined {
  const { dataset, ownerDocument } = link;
  const base = ownerDocument.baseURI;
  const video = dataset.elementorLightboxVideo ? readVideo(dataset.elementorLightboxVideo, base) : undefined;
  const src = toAddress(link.getAttribute('href') ?? dataset.elementorLightboxVideo, base);
  if (!src || (dataset.elementorLightboxVideo && !video)) return undefined;
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
    ...(video ? { video, startsVideo: true } : {}),
    shareAddress: page + (dataset.eActionHash ?? ''),
  };
}

function readGroup(link: HTMLElement, kit: LightboxKit, readVideo: ReadVideo): LinkItems | undefined {
  const group = link.dataset.elementorLightboxSlideshow;
  const all = group ? [...link.ownerDocument.querySelectorAll<HTMLElement>('[data-elementor-lightbox-slideshow]')] : [];
  const own = all.filter((one) => one.dataset.elementorLightboxSlideshow === group && !one.closest(CLONES));
  const members = own.map((node) => ({ node, order: node.dataset.elementorLightboxIndex, place: slidePlace(node) }));
  const inPage = members.sort((a, b) => a.place - b.place);
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

/** The number of a slide in an endless slider, which moves slides about; 0 elsewhere keeps the order of the page. */
function slidePlace(link: HTMLElement): number {
  return Number(link.closest<HTMLElement>('[data-swiper-slide-index]')?.dataset.swiperSlideIndex ?? 0);
}

/** Reads the description that an overlay carries as JSON: a film or a picture, nothing else. */
function readDescription(link: HTMLElement, readVideo: ReadVideo): LinkItems | undefined {
  const { values } = readGlobal({ json: link.dataset.elementorLightbox }, 'json');
  const base = link.ownerDocument.baseURI;
  const address = toAddress(typeof values.url === 'string' ? values.url : undefined, base);
  const video = address && values.type === 'video' ? readVideo(address, base) : undefined;
  const isPicture = values.type === undefined || values.type === 'image';
  if (!address || (!video && !isPicture)) return undefined;
  const thumbnail = link.querySelector('img');
  const { id, videoAspectRatio } = isRecord(values.modalOptions) ? values.modalOptions : {};
  const item = {
    src: address,
    width: 0,
    height: 0,
    alt: thumbnail?.alt ?? '',
    ...(thumbnail?.currentSrc ? { thumbnail: thumbnail.currentSrc } : {}),
    ...(video ? { video, videoStart: isOn(values.autoplay) ? ('plays' as const) : ('loads' as const) } : {}),
  };
  return {
    items: [item],
    index: 0,
    id: typeof id === 'string' && /^[\w-]+$/.test(id) ? id : SINGLE,
    ...(video ? { shape: filmShape(videoAspectRatio) } : {}),
  };
}

/** The address of the film that an overlay describes, when it is a safe one. */
export function filmAddress(link: HTMLElement): string | undefined {
  const { values } = readGlobal({ json: link.dataset.elementorLightbox }, 'json');
  return toAddress(typeof values.url === 'string' ? values.url : undefined, link.ownerDocument.baseURI);
}

/** What a link opens, or nothing when there is nothing safe to open. */
export function readItems(link: HTMLElement, kit: LightboxKit, readVideo: ReadVideo): LinkItems | undefined {
  return link.dataset.elementorLightbox === undefined
    ? readGroup(link, kit, readVideo)
    : readDescription(link, readVideo);
}
