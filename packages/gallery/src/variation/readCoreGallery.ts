import { type HtmlNode, type HtmlProfile, readHtml } from '@hadaya/core/html';
import { decodeImage, type GalleryImage, type ImageSource, withoutRepeats } from '../images/index.ts';

type Attributes = Readonly<Record<string, string>>;

/** Elements and attributes to keep from a gallery's HTML: pictures, and the elements that identify slides. */
const PICTURES: HtmlProfile = {
  tags: ['div', 'figure', 'a', 'img'],
  attributes: [
    'class',
    'href',
    'src',
    'srcset',
    'width',
    'height',
    'alt',
    'title',
    'data-caption',
    'data-thumb',
    'data-large_image',
    'data-large_image_width',
    'data-large_image_height',
  ],
  empty: ['img'],
  check: (_name, value) => value,
  maxLength: 200_000,
};

/** WooCommerce prints the markup of the template that the shop uses: WooCommerce's own, or the gallery plugin's. */
const SLIDES = ['woocommerce-product-gallery__image', 'wvg-gallery-image'];

const isSlide = ({ class: names = '' }: Attributes) => names.split(/\s+/).some((name) => SLIDES.includes(name));

/** Converts a slide's `img` to the format of the server's image objects, which `decodeImage` validates. */
function toServerFields(image: Attributes, slide: Attributes, link: string | undefined) {
  return {
    src: image.src,
    src_w: image.width,
    src_h: image.height,
    srcset: image.srcset,
    alt: image.alt,
    title: image.title,
    caption: image['data-caption'],
    full_src: image['data-large_image'] ?? link,
    full_src_w: image['data-large_image_width'],
    full_src_h: image['data-large_image_height'],
    gallery_thumbnail_src: slide['data-thumb'],
  };
}

function* findPictures(nodes: readonly HtmlNode[], slide?: Attributes, link?: string): Generator<object> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const { tag, attributes, children } = node;
    if (tag === 'img' && slide) yield toServerFields(attributes, slide, link);
    yield* findPictures(children, isSlide(attributes) ? attributes : slide, attributes.href ?? link);
  }
}

/**
 * Returns the pictures of a variation's own gallery in WooCommerce (since 10.8), which the server sends only as HTML:
 * the variation's picture first, then the slides' pictures. The HTML is parsed as data and never reaches the DOM.
 */
export function readCoreGallery(
  { image, gallery_images_html: html }: Readonly<Record<string, unknown>>,
  source: ImageSource,
): readonly GalleryImage[] {
  const images = [image, ...findPictures(readHtml(String(html), PICTURES))].flatMap(
    (raw) => decodeImage(raw, source) ?? [],
  );
  return withoutRepeats(images.filter(({ src }) => src !== ''));
}
