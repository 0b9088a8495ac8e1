import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { GalleryImage } from '../images/galleryImage.ts';
import { ZoomLayer } from './ZoomLayer.tsx';

const picture = (src: string) => ({ src, width: 1000, height: 800 });
const image = (name: string): GalleryImage => ({
  ...picture(`/${name}.jpg`),
  id: '',
  srcset: '',
  full: picture(`/${name}-full.jpg`),
  thumbnail: '',
  alt: name,
  title: '',
  caption: '',
  video: null,
});

function openLayer() {
  const host = document.createElement('div');
  const root = createRoot(host);
  const draw = (shown: GalleryImage, point: { readonly x: number; readonly y: number }) => {
    const box = { width: 400, height: 400 };
    const settings = { magnify: 2, duration: 120 };
    flushSync(() => root.render(<ZoomLayer image={shown} point={point} box={box} look={settings} />));
    const large = host.querySelector('img');
    if (!large) throw new Error('no picture');
    return large;
  };
  return { host, draw };
}

test('the magnified picture follows the pointer and is hidden from assistive technology', () => {
  const { host, draw } = openLayer();
  const { style, alt } = draw(image('front'), { x: 1, y: 0.5 });
  expect([style.width, style.height]).toEqual(['2000px', '1600px']);
  expect(style.transform).toBe('translate(-1600px, -600px)');
  expect([alt, host.querySelector('.zoom')?.getAttribute('aria-hidden')]).toEqual(['', 'true']);
  expect(draw(image('front'), { x: 0, y: 0 }).style.transform).toMatch(/^translate\(-?0px, -?0px\)$/);
});

test('marks the large picture as loaded after its load event and clears the mark when a different picture is shown', () => {
  const { draw } = openLayer();
  const large = draw(image('front'), { x: 0, y: 0 });
  expect(large.hasAttribute('data-loaded')).toBe(false);
  flushSync(() => large.dispatchEvent(new Event('load')));
  expect(large.hasAttribute('data-loaded')).toBe(true);
  expect(draw(image('back'), { x: 0, y: 0 }).hasAttribute('data-loaded')).toBe(false);
});
