import { expect, it } from 'vitest';
import { readCoreGallery } from './readCoreGallery.ts';

const SOURCE = { base: 'https://shop.example/', productTitle: 'Mug' };
const IMAGE = { src: '/red-600x600.jpg', full_src: '/red.jpg', alt: 'Red mug' };

const read = (gallery_images_html: unknown, image: unknown = IMAGE) =>
  readCoreGallery({ image, gallery_images_html }, SOURCE);

/** Returns a slide from WooCommerce's own template (10.9.1). */
const slide = (file: string, more = '') =>
  `<div data-thumb="/${file}-100x100.jpg" data-thumb-alt="${file}" class="woocommerce-product-gallery__image"><a href="/${file}.jpg"><img width="416" height="312" src="/${file}-600x600.jpg" class="wp-post-image" alt="Mug &#8211; ${file}" data-caption="Caption ${file}" data-src="/${file}.jpg" data-large_image="/${file}.jpg" data-large_image_width="1600" data-large_image_height="1200" srcset="/${file}-600x600.jpg 600w, /${file}.jpg 1600w" sizes="(max-width: 416px) 100vw, 416px" ${more}/></a></div>`;
const gallery = (...slides: readonly string[]) =>
  `\n<div class="woocommerce-product-gallery images" data-columns="4" style="opacity: 0"><div class="woocommerce-product-gallery__wrapper">${slides.join('')}</div></div>`;

it('reads the pictures of WooCommerce’s gallery with all sizes and texts', () => {
  expect(read(gallery(slide('red'), slide('back')))[1]).toEqual({
    id: '',
    src: '/back-600x600.jpg',
    width: 416,
    height: 312,
    srcset: '/back-600x600.jpg 600w, /back.jpg 1600w',
    full: { src: '/back.jpg', width: 1600, height: 1200 },
    thumbnail: '/back-100x100.jpg',
    alt: 'Mug – back',
    title: '',
    caption: 'Caption back',
    video: null,
  });
});

it('starts with the variation’s own picture and lists it only once', () => {
  const sources = (html: string) => read(html).map(({ src }) => src);
  expect(sources(gallery(slide('red'), slide('back')))).toEqual(['/red-600x600.jpg', '/back-600x600.jpg']);
  expect(sources(gallery(slide('side'), slide('back')))).toEqual([
    '/red-600x600.jpg',
    '/side-600x600.jpg',
    '/back-600x600.jpg',
  ]);
});

it('reads the slides, but not the thumbnails, from the gallery plugin’s template', () => {
  const html = `<div class="woo-variation-product-gallery" data-product_id="7"><div class="woo-variation-gallery-slider" data-slick='{"rtl":false}'>
    <div class="wvg-gallery-image"><div><div class="wvg-single-gallery-image-container"><img src="/back-600x600.jpg" data-large_image="/back.jpg"></div></div></div></div>
    <div class="wvg-gallery-thumbnail-image wvg-gallery-thumbnail-image"><div><img src="/back-100x100.jpg"></div></div></div>`;
  expect(read(html).map(({ src }) => src)).toEqual(['/red-600x600.jpg', '/back-600x600.jpg']);
});

it.each([
  ['script', gallery(slide('back', 'onerror="steal()"'), '<script>steal()</script>')],
  [
    'other elements',
    gallery(slide('back'), '<svg onload="steal()"><img src="/x.jpg"></svg><iframe src="/y"></iframe>'),
  ],
  ['a javascript: URL', gallery(slide('back'), slide('x').replaceAll('src="/', 'src="javascript:/'))],
  ['an unclosed tag', `${gallery(slide('back'))}<div class="woocommerce-product-gallery__image"><img src="/x.jpg`],
])('reads only pictures from a gallery with %s', (_, html) => {
  expect(read(html).map(({ src }) => src)).toEqual(['/red-600x600.jpg', '/back-600x600.jpg']);
});

it.each([undefined, '', '<p>No gallery</p>', 7, '<img src="/out-of-any-slide.jpg">'])(
  'returns only the variation’s picture for %o',
  (html) => {
    expect(read(html).map(({ src }) => src)).toEqual(['/red-600x600.jpg']);
    expect(read(html, null)).toEqual([]);
  },
);
