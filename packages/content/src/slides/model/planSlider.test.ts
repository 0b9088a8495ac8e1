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
  it('each starts one pixel after the previous one', () => {
    const all = [
      printed('tablet', 1024),
      printed('mobile', 767),
      printed('laptop', 1366, false),
      printed('widescreen', 2400, true, 'min'),
    ];
    expect(toDevices(all)).toEqual([...DEFAULT_DEVICES, { name: 'widescreen', min: 2400 }]);
    expect(toDevices([])).toBe(DEFAULT_DEVICES);
  });

  it('a setting falls back to the next wider breakpoint, and 0 counts', () => {
    const values = { gap: 20, gap_tablet: 0 };
    expect(responsiveValue(values, 'gap', DEFAULT_DEVICES, 'mobile')).toBe(0);
    expect(responsiveValue({ gap: 20, gap_mobile: '' }, 'gap', DEFAULT_DEVICES, 'mobile')).toBe(20);
    expect(responsiveValue({ gap: 20 }, 'gap', DEFAULT_DEVICES, 'desktop')).toBe(20);
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

  it('missing switches are off, missing numbers use the defaults', () => {
    expect(planSlider({}, 'image-carousel')).toMatchObject({
      autoplay: undefined,
      isInfinite: false,
      speed: 500,
      hasArrows: false,
    });
    expect(planSlider({ autoplay: 'yes' }, 'image-carousel').autoplay?.delay).toBe(3000);
  });

  it('visible slides by width', () => {
    expect(inView({})).toEqual([1, 2, 3]);
    expect(inView({ slides_to_show: '1' })).toEqual([1, 1, 1]);
    expect(inView({ slides_to_show: '4', slides_to_show_tablet: '2' })).toEqual([1, 2, 4]);
    expect(inView({ slides_to_show: '900' })).toEqual([1, 2, 10]);
  });

  it('fades only one slide at a time', () => {
    expect(planSlider({ effect: 'fade', slides_to_show: '1' }, 'image-carousel').effect).toBe('fade');
    expect(planSlider({ effect: 'fade', slides_to_show: '3' }, 'image-carousel').effect).toBe('slide');
  });

  it('reads the keys of a hero', () => {
    expect(planSlider({ transition: 'fade', transition_speed: 700, navigation: 'dots' }, 'slides')).toMatchObject({
      effect: 'fade',
      speed: 700,
      hasArrows: false,
      hasDots: true,
    });
  });
});

it('arrows follow the reading direction', () => {
  expect(stepKey('ArrowRight', 'ltr')).toBe('next');
  expect(stepKey('ArrowRight', 'rtl')).toBe('previous');
  expect(stepKey('ArrowLeft', 'rtl')).toBe('next');
  expect(stepKey('Tab', 'ltr')).toBeUndefined();
});
