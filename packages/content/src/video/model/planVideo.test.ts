import { expect, it } from 'vitest';
import { planVideo } from './planVideo.ts';

it('reads YouTube’s switches and treats missing ones as off', () => {
  expect(
    planVideo({
      video_type: 'youtube',
      youtube_url: 'https://youtu.be/a',
      controls: 'yes',
      mute: 'yes',
      rel: 'yes',
      start: 5,
      end: 9,
    }),
  ).toMatchObject({
    address: 'https://youtu.be/a?start=5&end=9',
    hasControls: true,
    isMuted: true,
    hasRelated: true,
    isLooping: false,
    provider: 'youtube',
    startsItself: false,
    waitsForView: false,
  });
  expect(planVideo({ youtube_url: 'https://youtu.be/a' }).hasControls).toBe(false);
});

it('a lazily loaded video with autoplay starts only when it is visible', () => {
  expect(planVideo({ video_type: 'vimeo', autoplay: 'yes', lazy_load: 'yes' })).toMatchObject({
    provider: 'vimeo',
    startsItself: true,
    waitsForView: true,
    hasControls: true,
  });
});

it('keeps an invalid URL, and omits the URL of a hosted video', () => {
  expect(planVideo({ youtube_url: 'not an address', start: 5 }).address).toBe('not an address');
  expect(planVideo({ video_type: 'hosted' }).address).toBeUndefined();
  expect(planVideo({ video_type: 'vimeo', vimeo_url: '' }).address).toBeUndefined();
  expect(planVideo({ video_type: 'vimeo', vimeo_url: ' ' }).address).toBeUndefined();
  expect(planVideo({ youtube_url: 'https://youtu.be/a', start: 0, end: -1 }).address).toBe('https://youtu.be/a');
  expect(planVideo({ video_type: 'youtube', lightbox: 'yes' }).opensLightbox).toBe(true);
});
