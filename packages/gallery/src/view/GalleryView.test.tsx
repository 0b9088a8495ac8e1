import { type IslandContext, parseSettings } from '@hadaya/core';
import { createTestEnvironment } from '@hadaya/testing';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { firstResponse } from '../firstResponse.ts';
import { startZoom } from '../largeView/startZoom.ts';
import { loadOwnSlides } from '../ownSlides/index.ts';
import { type GallerySettings, gallerySettings } from '../settings.ts';
import { startSlides } from '../slides/startSlides.ts';
import { type Gallery, readGallery } from '../state/gallery.ts';
import { drawGallery } from './GalleryView.tsx';

const slide = (name: string) =>
  `<div class="wvg-gallery-image"><img src="/${name}.jpg" alt="${name}" width="600" height="600"></div>`;
const thumbnail = (name: string) => `<div class="wvg-gallery-thumbnail-image"><img src="/${name}-s.jpg" alt=""></div>`;

// In production, callers load these files before they display another set.
beforeAll(async () => void (await loadOwnSlides()));

const controllers: AbortController[] = [];
let tellThere = () => {};

function printGallery(names: readonly string[]): HTMLElement {
  document.body.innerHTML = `<div class="woo-variation-product-gallery" data-product_id="21">
    <div class="woo-variation-gallery-wrapper"><div class="woo-variation-gallery-container">
    <div class="woo-variation-gallery-slider-wrapper"><a class="woo-variation-gallery-trigger" href="#"></a>
    <div class="woo-variation-gallery-slider">${names.map(slide).join('')}</div></div>
    <div class="woo-variation-gallery-thumbnail-wrapper">
    <div class="woo-variation-gallery-thumbnail-slider">${names.map(thumbnail).join('')}</div></div>
    </div></div></div>`;
  const element = document.querySelector<HTMLElement>('.woo-variation-gallery-wrapper');
  if (!element) throw new Error('The test needs a gallery');
  return element;
}

function createStillSlider() {
  const still = {
    goTo: vi.fn(),
    next: vi.fn(),
    previous: vi.fn(),
    lock: vi.fn(),
    unlock: vi.fn(),
    instance: undefined,
  };
  return { ...still, getIndex: () => 0, getVisible: () => [], refresh: vi.fn(), jumpTo: vi.fn() };
}

function draw(...names: readonly string[]) {
  const element = printGallery(names);
  const server = document.body.innerHTML;
  const controller = new AbortController();
  controllers.push(controller);
  const { settings } = parseSettings(gallerySettings, [{ name: 'test', values: { swapFade: 0 }, kind: 'server' }]);
  const context: IslandContext<GallerySettings> = {
    island: 'gallery',
    element,
    settings,
    environment: createTestEnvironment(),
    signal: controller.signal,
    fail: vi.fn(),
  };
  const pluginEvents = { trigger: vi.fn(), triggerOnDocument: vi.fn(), setData: vi.fn() };
  const read = readGallery(context, { base: document.baseURI, productTitle: 'Mug' });
  const slider = createStillSlider();
  const gallery: Gallery = { ...read, pluginEvents, bringView: async () => {}, scroller: slider };
  const there = new Promise<void>((resolve) => {
    tellThere = resolve;
  });
  firstResponse(gallery, there);
  startSlides(gallery);
  const bring = async () => {
    drawGallery(gallery, tellThere);
    await there;
    await drawn();
  };
  const find = (selector: string) =>
    element.querySelector('[data-part="controls"]')?.shadowRoot?.querySelector<HTMLElement>(selector);
  const press = (name: string) => find(`[aria-label="${name}"]`)?.click();
  return { element, gallery, slider, bring, controller, server, find, press, slides: () => listSlides(element) };
}

const listSlides = (element: Element) => [...element.querySelectorAll('.wvg-gallery-image')];
/** Waits one task, during which React renders the state. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  for (const controller of controllers.splice(0)) controller.abort();
  document.body.innerHTML = '';
});

describe('GalleryView', () => {
  it('names the gallery and its slides, and makes only the current slide reachable', () => {
    const { element, slides } = draw('front', 'back', 'box');
    expect([element.getAttribute('role'), element.getAttribute('aria-label')]).toEqual(['group', 'Product images']);
    expect(slides().map((one) => one.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    expect(slides().map((one) => one.hasAttribute('inert'))).toEqual([false, true, true]);
    expect(element.querySelector('.woo-variation-gallery-trigger')?.getAttribute('role')).toBe('button');
  });

  it('the arrows wrap around and update the slide, the counter and the current thumbnail', async () => {
    const { bring, element, find, press, slides } = draw('front', 'back');
    await bring();
    const seen = () => [
      slides().findIndex((one) => !one.hasAttribute('inert')),
      find('.counter')?.textContent,
      [...element.querySelectorAll('.wvg-gallery-thumbnail-image')].findIndex((one) =>
        one.hasAttribute('aria-current'),
      ),
    ];
    press('Next slide');
    await drawn();
    expect(seen()).toEqual([1, '2/2', 1]);
    press('Next slide');
    await drawn();
    expect(seen()).toEqual([0, '1/2', 0]);
  });

  it('sets aria-busy and the replaced plugin’s loading class while images load', async () => {
    const { element, gallery } = draw('front');
    gallery.store.dispatch({ type: 'changed', to: { pending: true } });
    await drawn();
    expect([element.getAttribute('aria-busy'), element.classList.contains('loading-gallery')]).toEqual(['true', true]);
    gallery.store.dispatch({ type: 'changed', to: { pending: false } });
    await drawn();
    expect([element.hasAttribute('aria-busy'), element.classList.contains('loading-gallery')]).toEqual([false, false]);
  });

  it('keeps focus in the slides and emits the swapped event when another set is shown', async () => {
    const { bring, element, find, gallery, press, slides, slider } = draw('front', 'back');
    await bring();
    const swapped = vi.fn();
    element.addEventListener('hadaya:gallery:swapped', (event) => swapped(Reflect.get(event, 'detail')));
    press('Next slide');
    await drawn();
    element.querySelector<HTMLElement>('.wvg-gallery-image:not([inert])')?.focus();
    const { set } = gallery.store.getState();
    const [image] = set.images;
    if (!image) throw new Error('no image');
    const next = { images: [{ ...image, src: '/red.jpg', alt: 'Red' }], boxWidth: 500 };
    gallery.store.dispatch({
      type: 'swapped',
      set: next,
      cause: { kind: 'variation', variationId: 5, describe: () => 'Red' },
    });
    await drawn();
    const [red] = slides();
    if (!red) throw new Error('no slide');
    expect(slides().map((one) => one.querySelector('img')?.getAttribute('src'))).toEqual(['/red.jpg']);
    expect(element.querySelectorAll('.wvg-gallery-thumbnail-image')).toHaveLength(0);
    expect([red.getAttribute('aria-label'), red.hasAttribute('inert')]).toEqual(['1 of 1', false]);
    expect(document.activeElement).toBe(red);
    expect(slider.jumpTo).toHaveBeenLastCalledWith(0);
    expect(swapped).toHaveBeenCalledExactlyOnceWith({ productId: '21', variationId: 5, count: 1 });
    expect(find('.counter')).toBeNull();
  });

  it('shows a notice when the image viewer fails to load and announces messages in the live region', async () => {
    const { bring, element, gallery } = draw('front');
    await bring();
    gallery.store.dispatch({
      type: 'changed',
      to: { notice: { kind: 'picture', href: 'https://shop.example/front.jpg' }, message: 'Image 1 of 1, front' },
    });
    await drawn();
    const overlay = element.querySelector('[data-part="overlay"]')?.shadowRoot;
    expect(overlay?.querySelector('[role="alert"]')?.textContent).toContain('The image viewer could not be loaded.');
    expect(overlay?.querySelector('[role="status"]')?.textContent).toBe('Image 1 of 1, front');
  });

  it('zooms only a picture that is larger than the gallery', async () => {
    const { gallery, slider } = draw('front', 'back');
    const [image, other] = gallery.store.getState().set.images;
    if (!image || !other) throw new Error('no image');
    const large = { ...image, full: { src: '/large.jpg', width: 1600, height: 1600 } };
    const set = { ...gallery.store.getState().set, images: [large, other] };
    gallery.store.dispatch({ type: 'swapped', set, cause: { kind: 'default', variationId: 0, describe: () => '' } });
    const { press } = startZoom(gallery, slider);
    const tap = new MouseEvent('click');
    press(tap);
    expect(gallery.store.getState().zoom).not.toBeNull();
    gallery.store.dispatch({ type: 'moved', index: 1, by: 'visitor' });
    expect(gallery.store.getState().zoom).toBeNull();
    press(tap);
    expect(gallery.store.getState().zoom).toBeNull();
  });

  it('restores the server’s own nodes when their set is shown again', async () => {
    const { bring, gallery, slides } = draw('front', 'back');
    await bring();
    const printed = slides();
    const [image] = gallery.printed.images;
    if (!image) throw new Error('no image');
    const cause = { kind: 'default', variationId: 0, describe: () => '' } as const;
    const other = { images: [{ ...image, src: '/red.jpg' }], boxWidth: 500, isLate: true };
    gallery.store.dispatch({ type: 'swapped', set: other, cause });
    await drawn();
    expect(slides().some((one) => printed.includes(one))).toBe(false);
    expect(slides()[0]?.querySelector('[data-late]')).not.toBeNull();
    gallery.store.dispatch({ type: 'swapped', set: gallery.printed, cause });
    await drawn();
    expect(slides()).toEqual(printed);
    expect(slides().map((one) => one.getAttribute('aria-label'))).toEqual(['1 of 2', '2 of 2']);
  });

  it.each(['before its view', 'with its view'])("restores the server's nodes on unmount (%s)", async (when) => {
    const { bring, controller, server } = draw('front', 'back');
    if (when === 'with its view') await bring();
    controller.abort();
    const plain = (html: string) => html.replace(/ class=""/g, '');
    expect(plain(document.body.innerHTML)).toBe(plain(server));
  });
});

describe('the gallery’s thumbnails', () => {
  const read = (element: Element) => {
    const all = [...element.querySelectorAll<HTMLElement>('.wvg-gallery-thumbnail-image')];
    return {
      names: all.map((one) => [one.getAttribute('role'), one.getAttribute('aria-label')]),
      stops: all.map((one) => one.tabIndex),
      current: all.map((one) => one.getAttribute('aria-current')),
      marked: all.map((one) => one.classList.contains('current-thumbnail')),
    };
  };

  it('names the thumbnails and their group and gives the group one tab stop, before and after rendering', async () => {
    const { bring, element, gallery } = draw('front', 'back', 'box');
    const strip = element.querySelector('.woo-variation-gallery-thumbnail-slider');
    gallery.store.dispatch({ type: 'moved', index: 1, by: 'visitor' });
    const said = {
      names: [1, 2, 3].map((at) => ['button', `Go to slide ${at}`]),
      stops: [-1, 0, -1],
      current: [null, 'true', null],
      marked: [false, true, false],
    };
    expect(read(element)).toEqual(said);
    expect([strip?.getAttribute('role'), strip?.getAttribute('aria-label')]).toEqual(['group', 'Thumbnails']);
    await bring();
    expect(read(element)).toEqual(said);
    gallery.store.dispatch({ type: 'moved', index: 2, by: 'visitor' });
    await drawn();
    expect(read(element).current).toEqual([null, null, 'true']);
  });

  it('gives the thumbnail strip of a single image no role', () => {
    const { element } = draw('front');
    expect(element.querySelector('.woo-variation-gallery-thumbnail-slider')?.hasAttribute('role')).toBe(false);
  });
});
