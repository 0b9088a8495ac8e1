import { expect, it } from 'vitest';
import { planBackdrop } from './planBackdrop.ts';

it('reads the builder’s settings', () => {
  const plan = planBackdrop({
    background_background: 'slideshow',
    background_slideshow_gallery: [{ id: 1, url: '/a.jpg' }, { id: 2, url: '/b.jpg' }, { id: 3 }, 'x'],
    background_slideshow_loop: 'yes',
    background_slideshow_slide_duration: 7000,
    background_slideshow_slide_transition: 'fade',
    background_slideshow_transition_duration: 900,
    background_slideshow_ken_burns: 'yes',
    background_slideshow_ken_burns_zoom_direction: 'out',
  });
  expect(plan).toEqual({
    pictures: ['/a.jpg', '/b.jpg'],
    isInfinite: true,
    delay: 7000,
    speed: 900,
    effect: 'fade',
    from: 'right',
    kenBurns: 'out',
  });
});

it('treats missing switches as off and uses the builder’s defaults for missing or invalid numbers', () => {
  const plan = { pictures: [], isInfinite: false, delay: 5000, speed: 500, effect: 'fade', kenBurns: undefined };
  expect(planBackdrop({})).toMatchObject(plan);
  const broken = { slide_duration: 'soon', transition_duration: -1, gallery: { url: 'x' }, slide_transition: 'spin' };
  const values = Object.fromEntries(
    Object.entries(broken).map(([key, value]) => [`background_slideshow_${key}`, value]),
  );
  expect(planBackdrop(values)).toMatchObject(plan);
  expect(planBackdrop({ background_slideshow_transition_duration: 0 }).speed).toBe(0);
  expect(planBackdrop({ background_slideshow_ken_burns: 'yes' }).kenBurns).toBe('in');
});

it.each([
  ['slide_left', 'right'],
  ['slide_right', 'left'],
  ['slide_up', 'below'],
  ['slide_down', 'above'],
])('%s moves the next picture in from this side: %s', (transition, from) => {
  expect(planBackdrop({ background_slideshow_slide_transition: transition })).toMatchObject({ effect: 'slide', from });
});
