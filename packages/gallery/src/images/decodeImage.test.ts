import { describe, expect, test } from 'vitest';
import { chooseAlt, decodeImage, decodeImages, readFirstImage, readSide, readVariationImages } from './decodeImage.ts';

const source = { base: 'https://shop.example/product/mug/', productTitle: 'Ceramic mug' };

const red = {
  image_id: 904,
  title: 'R&amp;D',
  caption: 'R&amp;D &lt;b&gt;',
  alt: '',
  src: '/red-600x450.jpg',
  src_w: '600',
  src_h: '450',
  srcset: '/red-600x450.jpg 600w, javascript:alert(1) 900w, /red.jpg 1600w',
  full_src: '/red.jpg',
  full_src_w: '1600',
  full_src_h: '1200',
  gallery_thumbnail_src: '/red-100x100.jpg',
};

describe('an image object', () => {
  test('parses sizes given as strings and drops unsafe srcset candidates', () => {
    const image = decodeImage(red, source);
    expect(image).toMatchObject({ id: '904', width: 600, height: 450, full: { width: 1600, height: 1200 } });
    expect(image?.srcset).toBe('/red-600x450.jpg 600w, /red.jpg 1600w');
  });

  test('reads a srcset of false as no srcset', () => {
    expect(decodeImage({ ...red, srcset: false }, source)?.srcset).toBe('');
  });

  test('treats large_image fields like full_src fields', () => {
    const { full_src, full_src_w, full_src_h, ...rest } = red;
    const other = {
      ...rest,
      large_image: full_src,
      large_image_width: Number(full_src_w),
      large_image_height: Number(full_src_h),
    };
    expect(decodeImage(other, source)).toEqual(decodeImage(red, source));
  });

  test('decodes title and caption only once and treats them as text', () => {
    expect(decodeImage(red, source)).toMatchObject({ title: 'R&D', caption: 'R&D <b>' });
  });

  test('takes the alt text from alt, then the caption, then the product, and never from a file name', () => {
    expect(chooseAlt(' Red ', 'c', 'p')).toBe('Red');
    expect(chooseAlt('', 'c', 'p')).toBe('c');
    expect(decodeImage({ src: '/x.jpg' }, source)?.alt).toBe('Ceramic mug');
  });

  test.each(['javascript:alert(1)', 'data:image/png;base64,x', 'vbscript:x', '', 5, null])(
    'rejects the URL %o',
    (src) => {
      expect(decodeImage({ src }, source)?.src).toBe('');
    },
  );

  test('falls back to the image itself when there is no thumbnail URL', () => {
    expect(decodeImage({ src: '/x.jpg' }, source)?.thumbnail).toBe('/x.jpg');
  });

  test.each([[null], ['x'], [[]], [5]])('rejects %o as an image', (raw) => {
    expect(decodeImage(raw, source)).toBeUndefined();
  });

  test('reads an image with a safe embed URL and a video link as a video, and any other as a picture', () => {
    const video = {
      ...red,
      video_link: 'https://youtu.be/x',
      video_embed_url: 'https://www.youtube.com/embed/x',
      video_ratio: '16 / 9',
    };
    expect(decodeImage(video, source)?.video).toMatchObject({ isFile: false, ratio: 16 / 9 });
    expect(decodeImage({ ...video, video_embed_type: 'video' }, source)?.video?.isFile).toBe(true);
    expect(decodeImage({ ...video, video_embed_url: 'javascript:x' }, source)?.video).toBeNull();
    expect(decodeImage({ ...video, video_link: '' }, source)?.video).toBeNull();
  });
});

describe('a list of images', () => {
  test('drops pictures with a duplicate id or file', () => {
    const list = [
      red,
      { ...red, src: '/other.jpg' },
      { ...red, image_id: 905 },
      { ...red, image_id: 906, src: '/third.jpg' },
    ];
    expect(decodeImages(list, source).map(({ src }) => src)).toEqual(['/red-600x450.jpg', '/third.jpg']);
  });

  test('keeps all pictures from other hosts, although each has id 0', () => {
    const list = [0, '0', 0].map((image_id, index) => ({ ...red, image_id, src: `https://cdn.example/${index}.jpg` }));
    expect(decodeImages(list, source).map(({ id, src }) => [id, src])).toEqual([
      ['', 'https://cdn.example/0.jpg'],
      ['', 'https://cdn.example/1.jpg'],
      ['', 'https://cdn.example/2.jpg'],
    ]);
  });

  test.each([[false], [null], ['[]'], [{}]])('reads %o as an empty list', (raw) => {
    expect(decodeImages(raw, source)).toEqual([]);
  });
});

test.each([
  ['1600', 1600],
  [600, 600],
  ['', 0],
  [-5, 0],
  ['abc', 0],
  [null, 0],
  [true, 0],
])('reads the size %o as %i', (raw, side) => {
  expect(readSide(raw)).toBe(side);
});

describe('the first image of a variation', () => {
  const second = { ...red, image_id: 905, src: '/red-2.jpg' };

  test.each([
    ['a list', { variation_gallery_images: [red, second] }],
    ['a list that begins with an invalid entry', { variation_gallery_images: [false, second, red] }],
    ['an empty list beside a single image', { variation_gallery_images: [], image: red }],
    ['a single image without a valid URL', { image: { ...red, src: 'javascript:alert(1)' } }],
    ['a value that is not a list', { variation_gallery_images: 'none', image: second }],
    ['a variation without images', {}],
  ])('returns the first of all images for %s', (_, raw: Readonly<Record<string, unknown>>) => {
    expect(readFirstImage(raw, source)).toEqual(readVariationImages(raw, [], source)[0]);
  });

  test('reads only the first image of a list', () => {
    const unread = new Proxy(second, {
      get: () => {
        throw new Error('read');
      },
    });
    expect(readFirstImage({ variation_gallery_images: [red, unread] }, source)?.id).toBe('904');
  });
});
