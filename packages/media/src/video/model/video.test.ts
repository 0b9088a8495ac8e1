import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerAddress, watchAddress } from './playerAddress.ts';
import { readVideoAddress } from './readVideoAddress.ts';

const BASE = 'https://shop.example/';
const read = (address: string) => readVideoAddress(address, BASE);

describe('fault-80: addresses of videos', () => {
  test.each([
    ['https://youtu.be/abc-_123', 'youtube', 'abc-_123'],
    ['https://www.youtube.com/watch?v=abc123&t=90', 'youtube', 'abc123'],
    ['https://m.youtube.com/watch?x=1&vi=abc123', 'youtube', 'abc123'],
    ['https://www.youtube.com/shorts/abc123', 'youtube', 'abc123'],
    ['https://www.youtube-nocookie.com/embed/abc123?feature=oembed', 'youtube', 'abc123'],
    ['//www.youtube.com/v/abc123', 'youtube', 'abc123'],
    ['https://vimeo.com/76979871', 'vimeo', '76979871'],
    ['https://player.vimeo.com/video/76979871?api=1', 'vimeo', '76979871'],
    ['https://www.dailymotion.com/video/x8abc_title', 'dailymotion', 'x8abc'],
    ['https://dai.ly/x8abc', 'dailymotion', 'x8abc'],
    ['https://videopress.com/v/AbC', 'videopress', 'AbC'],
  ])('%s is %s %s', (address, provider, id) => {
    expect(read(address)).toMatchObject({ kind: 'frame', provider, id });
  });

  test('start, end, the key of an unlisted video and background are kept', () => {
    expect(read('https://youtu.be/abc?t=1m30s&end=95')).toMatchObject({ start: 90, end: 95 });
    expect(read('https://vimeo.com/76979871/0123abcdef')).toMatchObject({ hash: '0123abcdef' });
    expect(read('https://player.vimeo.com/video/1?h=abc&background=1#t=5s')).toMatchObject({
      hash: 'abc',
      isBackground: true,
      start: 5,
    });
  });

  test('a file is known by its ending, also a relative one', () => {
    expect(read('/clips/a.MP4?x=1')).toEqual({ kind: 'file', address: 'https://shop.example/clips/a.MP4?x=1' });
  });

  /** What people copy of the two big hosts, and of their own site: the address, and what is played. */
  test.each([
    ['https://www.youtube.com/watch?v=abcDEF12345&list=PLx&index=3', 'youtube abcDEF12345'],
    ['https://www.youtube.com/watch?app=desktop&v=abcDEF12345&t=1h2m3s', 'youtube abcDEF12345 3723'],
    ['http://youtube.com/watch?v=abcDEF12345#t=90', 'youtube abcDEF12345 90'],
    ['youtube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
    ['www.youtube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
    ['//www.youtube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
    ['HTTPS://WWW.YouTube.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
    ['https://www.youtube.com/watch?feature=share&amp;v=abcDEF12345', 'youtube abcDEF12345'],
    ['https://www.youtube.com/watch/abcDEF12345', 'youtube abcDEF12345'],
    ['https://m.youtube.com/watch?v=abcDEF12345&time_continue=7', 'youtube abcDEF12345 7'],
    ['https://music.youtube.com/watch?v=abcDEF12345&si=x', 'youtube abcDEF12345'],
    ['https://www.youtubekids.com/watch?v=abcDEF12345', 'youtube abcDEF12345'],
    ['https://youtu.be/abcDEF12345?si=Zx-9&t=43', 'youtube abcDEF12345 43'],
    ['youtu.be/abcDEF12345', 'youtube abcDEF12345'],
    ['https://youtu.be/abcDEF12345&t=30s', 'youtube abcDEF12345'],
    ['https://www.youtube.com/shorts/abcDEF12345?feature=share', 'youtube abcDEF12345'],
    ['https://youtube.com/live/abcDEF12345?si=x', 'youtube abcDEF12345'],
    ['https://www.youtube.com/embed/abcDEF12345?start=5&end=9', 'youtube abcDEF12345 5'],
    ['https://www.youtube.com/e/abcDEF12345', 'youtube abcDEF12345'],
    ['https://www.youtube-nocookie.com/embed/abcDEF12345', 'youtube abcDEF12345'],
    ['https://youtube.googleapis.com/v/abcDEF12345', 'youtube abcDEF12345'],
    ['https://www.youtube.com/attribution_link?a=1&u=%2Fwatch%3Fv%3DabcDEF12345', 'youtube abcDEF12345'],
    ['https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2FabcDEF12345', 'youtube abcDEF12345'],
    ['https://www.youtube.com/playlist?list=PL123', 'youtube playlist PL123'],
    ['https://www.youtube.com/embed/videoseries?list=PL123', 'youtube playlist PL123'],
    ['https://www.youtube.com/embed/live_stream?channel=UC123', 'youtube channel UC123'],
    ['  https://youtu.be/abcDEF12345\u200f \n', 'youtube abcDEF12345'],
    ['\u202ahttps://youtu.be/abcDEF12345\u202c', 'youtube abcDEF12345'],
    [
      '<iframe width="560" src="https://www.youtube.com/embed/abcDEF12345?si=x" allowfullscreen></iframe>',
      'youtube abcDEF12345',
    ],
    ['https://vimeo.com/76979871?share=copy#t=1m2s', 'vimeo 76979871 62'],
    ['http://www.vimeo.com/76979871/', 'vimeo 76979871'],
    ['vimeo.com/76979871', 'vimeo 76979871'],
    ['//player.vimeo.com/video/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/76979871/8272103f6e?share=copy', 'vimeo 76979871 8272103f6e'],
    ['https://vimeo.com/76979871?h=8272103f6e', 'vimeo 76979871 8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0', 'vimeo 76979871 8272103f6e'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/channels/1234567/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/groups/shortfilms/videos/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/groups/12345/videos/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/album/2838732/video/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/showcase/2838732/video/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/showcase/2838732', 'vimeo showcase 2838732'],
    ['https://vimeo.com/event/4154130', 'vimeo event 4154130'],
    ['https://vimeo.com/event/4154130/embed/8272103f6e', 'vimeo event 4154130 8272103f6e'],
    ['https://vimeo.com/ondemand/gifts/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/manage/videos/76979871', 'vimeo 76979871'],
    ['https://vimeo.com/manage/videos/76979871/8272103f6e', 'vimeo 76979871 8272103f6e'],
    ['https://vimeo.com/user12345/review/76979871/8272103f6e', 'vimeo 76979871'],
    ['https://vimeo.com/moogaloop.swf?clip_id=76979871', 'vimeo 76979871'],
    ['https://vimeopro.com/shop/gifts/video/76979871', 'vimeo 76979871'],
    [
      '<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e&amp;app_id=1"></iframe>',
      'vimeo 76979871 8272103f6e',
    ],
    [
      'https://player.vimeo.com/external/76979871.hd.mp4?s=abc',
      'https://player.vimeo.com/external/76979871.hd.mp4?s=abc',
    ],
    [
      'https://player.vimeo.com/progressive_redirect/playback/76979871/rendition/1080p/file.mp4?loc=external',
      'https://player.vimeo.com/progressive_redirect/playback/76979871/rendition/1080p/file.mp4?loc=external',
    ],
    ['https://geo.dailymotion.com/player/x1.html?video=x8abc', 'dailymotion x8abc'],
    ['https://www.dailymotion.com/embed/video/x8abc?autoplay=1', 'dailymotion x8abc'],
    ['https://video.wordpress.com/embed/AbC', 'videopress AbC'],
    ['https://videos.videopress.com/AbC/mug.mp4', 'https://videos.videopress.com/AbC/mug.mp4'],
    ['https://cdn.example/mug.MP4?v=2#t=10', 'https://cdn.example/mug.MP4?v=2#t=10'],
    ['http://cdn.example/mug.webm', 'http://cdn.example/mug.webm'],
    ['//cdn.example/mug.ogv', 'https://cdn.example/mug.ogv'],
    ['mug.mov', 'https://shop.example/mug.mov'],
    ['../films/mug.m4v', 'https://shop.example/films/mug.m4v'],
    ['/live/index.m3u8?token=1', 'https://shop.example/live/index.m3u8?token=1'],
    [
      '/uploads/فيلم الكوب.mp4',
      'https://shop.example/uploads/%D9%81%D9%8A%D9%84%D9%85%20%D8%A7%D9%84%D9%83%D9%88%D8%A8.mp4',
    ],
    ['/uploads/%D9%81%D9%8A%D9%84%D9%85.mp4', 'https://shop.example/uploads/%D9%81%D9%8A%D9%84%D9%85.mp4'],
  ])('%s plays %s', (address, plays) => {
    const video = read(address);
    const said =
      video?.kind === 'frame' ? [video.provider, video.of, video.id, video.start, video.hash] : [video?.address];
    expect(said.filter((one) => one !== undefined).join(' ')).toBe(plays);
  });

  test.each([
    'javascript:alert(1)//youtu.be/abc',
    'https://evil.example/youtube.com/embed/abc',
    'https://youtube.com.evil.example/embed/abc',
    'https://www.youtube.com/watch',
    'https://vimeo.com/about',
    'https://vimeo.com/shop/our-film',
    'https://vimeo.com/channels/1234567',
    'https://vimeo.com/ondemand/gifts',
    'https://www.youtube.com/@shop',
    'https://www.youtube.com/@shop/live',
    'https://www.youtube.com/channel/UC123',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/clip/UgkxAbC',
    'https://www.dailymotion.com/us',
    'https://www.dailymotion.com/playlist/x5abc',
    'https://videopress.com/about',
    'https://shop.example/go?to=mug.mp4',
    'https://www.instagram.com/reel/AbC/',
    'https://youtu.be/a"onload=',
    'https://shop.example/page',
    'http://[',
    'data:video/mp4;base64,x',
  ])('%s is no video', (address) => {
    expect(read(address)).toBeUndefined();
  });

  test('no text at all makes it throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void read(text)));
  });
});

describe('addresses of players', () => {
  const youtube = { kind: 'frame', provider: 'youtube', id: 'abc' } as const;
  test('YouTube plays on the host without cookies, with what was asked', () => {
    const url = new URL(
      playerAddress(
        { ...youtube, start: 5, end: 9 },
        {
          origin: 'https://shop.example',
          isAutoplaying: true,
          isMuted: true,
          isLooping: true,
          hasControls: false,
          hasCaptions: true,
        },
      ),
    );
    expect(url.origin).toBe('https://www.youtube-nocookie.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      enablejsapi: '1',
      origin: 'https://shop.example',
      playsinline: '1',
      autoplay: '1',
      mute: '1',
      loop: '1',
      playlist: 'abc',
      controls: '0',
      rel: '0',
      cc_load_policy: '1',
      start: '5',
      end: '9',
    });
  });
  test('Vimeo keeps key, background and start, and does not track', () => {
    const address = playerAddress(
      { kind: 'frame', provider: 'vimeo', id: '1', hash: 'abc', isBackground: true, start: 5 },
      { origin: BASE, hasRelated: true },
    );
    expect(address).toBe('https://player.vimeo.com/video/1?h=abc&api=1&dnt=1&background=1#t=5s');
    expect(
      playerAddress(
        { kind: 'frame', provider: 'vimeo', id: '1' },
        { origin: BASE, isAutoplaying: true, hasControls: false },
      ),
    ).toBe('https://player.vimeo.com/video/1?api=1&dnt=1&autoplay=1&controls=0');
  });
  test.each([
    [
      { provider: 'youtube', id: 'PL1', of: 'playlist' },
      '/embed/videoseries?list=PL1',
      'https://www.youtube.com/playlist?list=PL1',
    ],
    [
      { provider: 'youtube', id: 'UC1', of: 'channel' },
      '/embed/live_stream?channel=UC1',
      'https://www.youtube.com/channel/UC1/live',
    ],
    [
      { provider: 'vimeo', id: '4', of: 'event', hash: 'ab' },
      'https://vimeo.com/event/4/embed/ab',
      'https://vimeo.com/event/4/ab',
    ],
    [
      { provider: 'vimeo', id: '4', of: 'showcase' },
      'https://vimeo.com/showcase/4/embed',
      'https://vimeo.com/showcase/4',
    ],
  ] as const)('of %o: lists, channels, events and showcases', (video, player, page) => {
    const frame = { kind: 'frame', ...video } as const;
    expect(playerAddress(frame, { origin: BASE, isLooping: true })).toContain(player);
    expect(playerAddress(frame, { origin: BASE, isLooping: true })).not.toContain('playlist=');
    expect(watchAddress(frame)).toBe(page);
  });
  test('the others have their own frames', () => {
    expect(playerAddress({ kind: 'frame', provider: 'dailymotion', id: 'x8' }, { origin: BASE })).toBe(
      'https://www.dailymotion.com/embed/video/x8',
    );
    expect(
      playerAddress({ kind: 'frame', provider: 'videopress', id: 'x8' }, { origin: BASE, isAutoplaying: true }),
    ).toContain('autoPlay=1');
    expect(new URL(playerAddress(youtube, { origin: BASE, hasRelated: true })).searchParams.has('rel')).toBe(false);
  });
  test('each has a page of its own', () => {
    expect(watchAddress({ kind: 'file', address: '/a.mp4' })).toBe('/a.mp4');
    expect(watchAddress(youtube)).toBe('https://www.youtube.com/watch?v=abc');
    expect(watchAddress({ kind: 'frame', provider: 'vimeo', id: '1', hash: 'ab' })).toBe('https://vimeo.com/1/ab');
    expect(watchAddress({ kind: 'frame', provider: 'vimeo', id: '1' })).toBe('https://vimeo.com/1');
    expect(watchAddress({ kind: 'frame', provider: 'dailymotion', id: 'x' })).toBe(
      'https://www.dailymotion.com/video/x',
    );
    expect(watchAddress({ kind: 'frame', provider: 'videopress', id: 'x' })).toBe('https://videopress.com/v/x');
  });
});
