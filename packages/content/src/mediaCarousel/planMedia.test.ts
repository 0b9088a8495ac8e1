import { describe, expect, it } from 'vitest';
import { DEFAULT_DEVICES } from '../slides/model/responsiveValue.ts';
import { planMedia } from './planMedia.ts';

const plan = (values: Readonly<Record<string, unknown>>, type = 'media-carousel', count = 8) =>
  planMedia(values, { type, devices: DEFAULT_DEVICES, count });
const inView = (sizes: Readonly<Record<number, { readonly perView: number }>>) =>
  Object.values(sizes).map(({ perView }) => perView);

describe('the plan of a media carousel', () => {
  it('reads the carousel’s settings', () => {
    const values = {
      slides_per_view: '4',
      slides_per_view_mobile: '2',
      slides_to_scroll: '2',
      space_between: { size: 10 },
      space_between_tablet: { size: 5 },
      loop: 'yes',
      speed: 700,
      show_arrows: 'yes',
    };
    expect(plan(values)).toMatchObject({ isInfinite: true, hasArrows: true, hasDots: false, speed: 700 });
    expect(plan(values).sizes).toEqual({
      0: { perView: 2, perGroup: 1, gap: 0 },
      768: { perView: 2, perGroup: 1, gap: 5 },
      1025: { perView: 4, perGroup: 2, gap: 10 },
    });
  });

  it('shows one to three slides by default, depending on the carousel type and the number of slides', () => {
    expect(inView(plan({}).sizes)).toEqual([1, 2, 3]);
    expect(inView(plan({}, 'testimonial-carousel').sizes)).toEqual([1, 1, 1]);
    expect(inView(plan({}, 'media-carousel', 2).sizes)).toEqual([1, 2, 2]);
  });

  it.each([
    [{ effect: 'slide' }, 'slide', undefined, [1, 2, 3]],
    [{ effect: 'fade' }, 'fade', undefined, [1, 1, 1]],
    [{ effect: 'cube' }, 'slide', 'cube', [1, 1, 1]],
    [{ skin: 'coverflow', effect: 'fade' }, 'slide', 'coverflow', [1, 2, 3]],
  ])('reads effect, depth and visible slides from %j', (values, effect, depth, seen) => {
    expect(plan(values)).toMatchObject({ effect, depth });
    expect(inView(plan(values).sizes)).toEqual(seen);
  });

  it('gives a testimonial no depth effect', () => {
    expect(plan({ effect: 'cube', skin: 'coverflow' }, 'testimonial-carousel').depth).toBeUndefined();
  });

  it('a slideshow shows one slide above its thumbnails and has no dots', () => {
    const values = { skin: 'slideshow', pagination: 'bullets', space_between: { size: 6 } };
    expect(plan(values)).toMatchObject({ hasDots: false, thumbnails: { isCentered: false } });
    expect(inView(plan(values).sizes)).toEqual([1, 1, 1]);
    expect(inView(plan(values).thumbnails?.sizes ?? {})).toEqual([3, 4, 5]);
    const own = plan({ ...values, slideshow_slides_per_view: '6', centered_slides: 'yes' }).thumbnails;
    expect(own?.sizes[1025]).toEqual({ perView: 6, perGroup: 1, gap: 6 });
    expect(own?.isCentered).toBe(true);
    expect(plan({ skin: 'carousel' }).thumbnails).toBeUndefined();
  });

  it.each([
    ['bullets', true, undefined],
    ['fraction', false, 'fraction'],
    ['progressbar', false, 'progressbar'],
    ['', false, undefined],
  ])('reads the pagination "%s"', (pagination, hasDots, counter) => {
    expect(plan({ pagination })).toMatchObject({ hasDots, counter });
  });
});
