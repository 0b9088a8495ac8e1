import { isOn, isRecord, readGlobal } from '@hadaya/core';

import { readElementorConfig } from '@hadaya/core/elementor';
import { cleanFilmAddress, parseAddress } from '@hadaya/media/address';

export interface LinkFacts {
  readonly isAnchor: boolean;
  readonly href: string;
  readonly isDownload: boolean;
  readonly hasVideo: boolean;
  /** The element's own setting: `yes`, `no`, or `undefined` if it has none. */
  readonly wish: string | undefined;
  readonly hasPicture: boolean;
  /** True if the site opens links to pictures in the lightbox. */
  readonly isOnForAll: boolean;
}

const PICTURE = /^[^?#]+\.(?:png|jpe?g|gif|svg|webp|avif)(?:[?#].*)?$/i;
/** Matches a URL whose file name has no extension, as on many image hosts. */
const BARE_FILE = /^[^?#]*\/[^./?#]+(?:[?#].*)?$/;

/**
 * Returns whether a click opens the lightbox, which the element's own setting or the site must enable. A link opens it
 * only for a video or a picture file. If its own setting is `yes`, a link that contains a picture also opens the
 * lightbox for a file without an extension.
 */
export function isLightboxLink({
  isAnchor,
  href,
  isDownload,
  hasVideo,
  hasPicture,
  wish,
  isOnForAll,
}: LinkFacts): boolean {
  const isPicture = PICTURE.test(href) || (hasPicture && wish === 'yes' && BARE_FILE.test(href));
  const isFit = !isAnchor || hasVideo || (!isDownload && isPicture);
  return isFit && (wish === 'yes' || (isOnForAll && wish !== 'no'));
}

/**
 * The site's lightbox settings. Without the builder's settings, all controls are on, but the lightbox does not
 * intercept links.
 */
export interface LightboxKit {
  readonly isOnForAll: boolean;
  readonly has: (control: 'counter' | 'fullscreen' | 'zoom' | 'share') => boolean;
  readonly showsTitle: boolean;
  readonly showsDescription: boolean;
}

/** Reads the lightbox settings from the builder's kit. If the page has a kit, settings that the kit lacks are off. */
export function readKit(page: Window): LightboxKit {
  const { kit } = readElementorConfig(page);
  const keys = isRecord(kit) ? kit : undefined;
  return {
    isOnForAll: isOn(keys?.global_image_lightbox),
    has: (control) => keys === undefined || isOn(keys[`lightbox_enable_${control}`]),
    showsTitle: keys === undefined || Boolean(keys.lightbox_title_src),
    showsDescription: keys === undefined || Boolean(keys.lightbox_description_src),
  };
}

const LINK = 'a,[data-elementor-lightbox]';
/** Galleries that open their own lightbox. */
const OTHERS = '.woocommerce-product-gallery,.woo-variation-gallery-wrapper';

/** Returns whether a click on a slide ended a drag. */
function isDragged(link: Element): boolean {
  const slider = link.closest('.swiper-initialized');
  // Reads the property's descriptor, because calling its getter would load the library; see
  // `slider/dom/publishSlider.ts`.
  const swiper: unknown = slider && Object.getOwnPropertyDescriptor(slider, 'swiper')?.value;
  return typeof swiper === 'object' && swiper !== null && Reflect.get(swiper, 'allowClick') === false;
}

export function findLink(target: EventTarget | null, page: Window): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>(LINK) : null;
  if (!link || link.closest(OTHERS) || isDragged(link)) return undefined;
  const facts = {
    isAnchor: link instanceof HTMLAnchorElement,
    href: link.getAttribute('href') ?? '',
    isDownload: link.hasAttribute('download'),
    hasVideo: Boolean(link.dataset.elementorLightboxVideo),
    hasPicture: link.querySelector('img, svg, picture') !== null,
    wish: link.dataset.elementorOpenLightbox,
    isOnForAll: readKit(page).isOnForAll,
  };
  return isLightboxLink(facts) ? link : undefined;
}

/**
 * Returns the element whose action hash equals `hash`, the fragment of the page's URL or of a link. Compares strings
 * instead of building a selector, because the fragment is untrusted.
 */
export function findByAction(hash: string, document: Document): HTMLElement | undefined {
  const requested = hash.replace(/^#?%23/i, '#');
  if (!/^#elementor-action/i.test(requested)) return undefined;
  const all = document.querySelectorAll<HTMLElement>('[data-e-action-hash]');
  return [...all].find(({ dataset }) => dataset.eActionHash === requested);
}

export function toAddress(text: string | undefined, base: string): string | undefined {
  const address = text ? parseAddress(text, base) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address.href : undefined;
}

export interface LinkTarget {
  readonly address: string;
  readonly isFilm: boolean;
}

/** Returns the link's target, or `undefined` if its URL is unsafe or its type is unknown. */
export function readTarget(link: HTMLElement): LinkTarget | undefined {
  const { dataset, ownerDocument } = link;
  const base = ownerDocument.baseURI;
  if (dataset.elementorLightbox === undefined) {
    const film = dataset.elementorLightboxVideo;
    const address = toAddress(film ? cleanFilmAddress(film) : (link.getAttribute('href') ?? undefined), base);
    return address ? { address, isFilm: Boolean(film) } : undefined;
  }
  const { url, type } = readGlobal({ json: dataset.elementorLightbox }, 'json').values;
  const address = toAddress(typeof url === 'string' ? cleanFilmAddress(url) : undefined, base);
  const isKnown = type === undefined || type === 'image' || type === 'video';
  return address && isKnown ? { address, isFilm: type === 'video' } : undefined;
}
