import { describe, expect, it } from 'vitest';
import { stepKey } from '../../slider/driveSlider.ts';
import { planSlider } from './planSlider.ts';
import { DEFAULT_DEVICES, responsiveValue, toDevices } from './responsiveValue.ts';

const printed = (name: string, value: number, isEnabled = true, direction: 'max' | 'min' = 'max') => ({
  name,
  value,
  isEnabled,
  direction,
});
const inView = (values: Readonly<Record<string, unknown>>, devices = DEFAULT_DEVICES) =>
  Object.values(planSlider(values, 'image-carousel', devices).sizes).map(({ perView }) => perView);

describe('breakpoints', () => {
  it('each start one pixel after the previous one ends', () => {
    const all = [
      printed('tablet', 1024),
      printed('mobile', 767),
      printed('laptop', 1366, false),
      printed('widescreen', 2400, true, 'min'),
    ];
    expect(toDevices(all)).toEqual([...DEFAULT_DEVICES, { name: 'widescreen', min: 2400 }]);
    expect(toDevices([])).toBe(DEFAULT_DEVICES);
    expect(toDevices([printed('mobile', 767), printed('tablet', 0)])).toEqual([
      { name: 'mobile', min: 0 },
      { name: 'desktop', min: 768 },
    ]);
  });

  it('falls back to the next wider breakpoint and accepts 0 as a value', () => {
    const values = { gap: 20, gap_tablet: 0 };
    expect(responsiveValue(values, 'gap', DEFAULT_DEVICES, 'mobile')).toBe(0);
    expect(responsiveValue({ gap: 20, gap_mobile: '' }, 'gap', DEFAULT_DEVICES, 'mobile')).toBe(20);
    expect(responsiveValue({ gap: 20, gap_mobile: null }, 'gap', DEFAULT_DEVICES, 'mobile')).toBe(20);
    expect(responsiveValue({ gap: 20 }, 'gap', DEFAULT_DEVICES, 'desktop')).toBe(20);
  });

  it.each([
    ['tablet', 20],
    ['desktop', 20],
    ['widescreen', 40],
  ])('a widescreen setting does not change narrower ranges: %s has %d', (name, gap) => {
    const devices = [...DEFAULT_DEVICES, { name: 'widescreen', min: 2400 }];
    expect(responsiveValue({ gap: 20, gap_widescreen: 40 }, 'gap', devices, name)).toBe(gap);
  });
});

describe('the plan of a carousel', () => {
  it('reads the builder’s settings', () => {
    const values = {
      slides_to_show: '1',
      navigation: 'both',
      autoplay: 'yes',
      pause_on_hover: 'yes',
      autoplay_speed: 3000,
      infinite: 'yes',
      speed: 500,
      pause_on_interaction: 'yes',
      effect: 'slide',
    };
    expect(planSlider(values, 'image-carousel')).toMatchObject({
      effect: 'slide',
      speed: 500,
      isInfinite: true,
      autoplay: { delay: 3000, pausesOnHover: true, stopsOnInteraction: true },
      hasArrows: true,
      hasDots: true,
    });
  });

  it('treats missing switches as off and uses the defaults for missing numbers', () => {
    expect(planSlider({}, 'image-carousel')).toMatchObject({
      autoplay: undefined,
      isInfinite: false,
      speed: 500,
      hasArrows: false,
    });
    expect(planSlider({ autoplay: 'yes' }, 'image-carousel').autoplay?.delay).toBe(3000);
  });

  it.each([0, '250'])('keeps the speed %j', (speed) => {
    expect(planSlider({ speed, transition_speed: 700 }, 'image-carousel').speed).toBe(Number(speed));
  });

  it.each([-5, ' ', true, 'Infinity'])('replaces the speed %j with the default', (speed) => {
    expect(planSlider({ speed }, 'image-carousel').speed).toBe(500);
  });

  it('reads steps and gaps for each width', () => {
    const values = {
      slides_to_show: '4',
      slides_to_scroll: '2',
      image_spacing_custom: { size: 10 },
      image_spacing_custom_mobile: { size: 5 },
    };
    expect(planSlider(values, 'image-carousel').sizes).toEqual({
      0: { perView: 1, perGroup: 1, gap: 5 },
      768: { perView: 2, perGroup: 2, gap: 10 },
      1025: { perView: 4, perGroup: 2, gap: 10 },
    });
  });

  it('inherits the number of visible slides from the next wider range', () => {
    const devices = toDevices([
      printed('mobile', 767),
      printed('tablet', 1024),
      printed('tablet_extra', 1200),
      printed('laptop', 1366),
    ]);
    expect(inView({ slides_to_show: '4', slides_to_show_laptop: '3' }, devices)).toEqual([1, 2, 3, 3, 4]);
  });

  it.each([
    ['arrows', true, false],
    ['dots', false, true],
    ['none', false, false],
  ])('reads the navigation "%s"', (navigation, hasArrows, hasDots) => {
    expect(planSlider({ navigation }, 'image-carousel')).toMatchObject({ hasArrows, hasDots });
  });

  it('reads the number of visible slides for each width', () => {
    expect(inView({})).toEqual([1, 2, 3]);
    expect(inView({ slides_to_show: '1' })).toEqual([1, 1, 1]);
    expect(inView({ slides_to_show: '4', slides_to_show_tablet: '2' })).toEqual([1, 2, 4]);
    expect(inView({ slides_to_show: '900' })).toEqual([1, 2, 10]);
  });

  it('fades only when one slide is visible at a time', () => {
    expect(planSlider({ effect: 'fade', slides_to_show: '1' }, 'image-carousel').effect).toBe('fade');
    expect(planSlider({ effect: 'fade', slides_to_show: '3' }, 'image-carousel').effect).toBe('slide');
  });

  it('reads a hero’s settings', () => {
    expect(planSlider({ transition: 'fade', transition_speed: 700, navigation: 'dots' }, 'slides')).toMatchObject({
      effect: 'fade',
      speed: 700,
      hasArrows: false,
      hasDots: true,
    });
  });
});

it('arrow keys follow the reading direction', () => {
  expect(stepKey('ArrowRight', 'ltr')).toBe('next');
  expect(stepKey('ArrowRight', 'rtl')).toBe('previous');
  expect(stepKey('ArrowLeft', 'rtl')).toBe('next');
  expect(stepKey('Tab', 'ltr')).toBeUndefined();
});
