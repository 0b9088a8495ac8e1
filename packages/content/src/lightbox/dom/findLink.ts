import { isLightboxLink } from '../model/isLightboxLink.ts';
import { readKit } from './lightboxKit.ts';

const LINK = 'a,[data-elementor-lightbox]';
/** Galleries that open pictures by themselves. */
const OTHERS = '.woocommerce-product-gallery,.woo-variation-gallery-wrapper';

/** Whether a click on a slide was the end of a drag. */
function isDragged(link: Element): boolean {
  const slider = link.closest('.swiper-initialized');
  const swiper: unknown = slider && Reflect.get(slider, 'swiper');
  return typeof swiper === 'object' && swiper !== null && Reflect.get(swiper, 'allowClick') === false;
}

/** The element that a click opens the lightbox of, if any. */
export function findLink(target: EventTarget | null, page: Window): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>(LINK) : null;
  if (!link || link.closest(OTHERS) || isDragged(link)) return undefined;
  const facts = {
    isAnchor: link instanceof HTMLAnchorElement,
    href: link.getAttribute('href') ?? '',
    isDownload: link.hasAttribute('download'),
    hasVideo: Boolean(link.dataset.elementorLightboxVideo),
    wish: link.dataset.elementorOpenLightbox,
    isOnForAll: readKit(page).isOnForAll,
  };
  return isLightboxLink(facts) ? link : undefined;
}

/** The element whose action an address names. Compared as text: the address is a stranger's. */
export function findByAction(hash: string, document: Document): HTMLElement | undefined {
  const wanted = hash.replace(/^#?%23/i, '#');
  if (!/^#elementor-action/i.test(wanted)) return undefined;
  const all = document.querySelectorAll<HTMLElement>('[data-e-action-hash]');
  return [...all].find(({ dataset }) => dataset.eActionHash === wanted);
}
