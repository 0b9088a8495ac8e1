import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerAddress, watchAddress } from './playerAddress.ts';
import { readVideoAddress } from './readVideoAddress.ts';

const BASE = 'https://shop.example/';
const read = (address: string) => readVideoAddress(address, BASE);

describe('video URLs', () => {
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
  ])('reads %s as the %s video %s', (address, provider, id) => {
    expect(read(address)).toMatchObject({ kind: 'frame', provider, id });
  });

  test('reads the start and end times, background mode and an unlisted video’s key from a URL', () => {
    expect(read('https://youtu.be/abc?t=1m30s&end=95')).toMatchObject({ start: 90, end: 95 });
    expect(read('https://vimeo.com/76979871/0123abcdef')).toMatchObject({ hash: '0123abcdef' });
    expect(read('https://player.vimeo.com/video/1?h=abc&background=1#t=5s')).toMatchObject({
      hash: 'abc',
      isBackground: true,
      start: 5,
    });
    expect(read('https://player.vimeo.com/video/1?background=true')).toMatchObject({ isBackground: true });
    expect(read('https://vimeo.com/76979871')).toEqual({ kind: 'frame', provider: 'vimeo', id: '76979871' });
  });

  test.each([
    ['https://www.youtube.com/watch?v=abc&list=PL1&index=2', { id: 'abc', list: 'PL1' }],
    ['https://youtu.be/abc?list=PL1', { id: 'abc', list: 'PL1' }],
    ['https://www.youtube.com/embed/abc?list=PL1', { id: 'abc', list: 'PL1' }],
    ['https://www.youtube.com/watch?v=abc&list=RDabc&start_radio=1', { id: 'abc' }],
    ['https://www.youtube.com/watch?v=abc&list=WL', { id: 'abc' }],
    ['https://www.youtube.com/watch?v=abc&list=a"b', { id: 'abc' }],
  ])('reads the video and any playable playlist from %s', (address, more) => {
    expect(read(address)).toEqual({ kind: 'frame', provider: 'youtube', ...more });
  });

  test('recognises a file by its extension, even in a relative URL', () => {
    expect(read('/clips/a.MP4?x=1')).toEqual({ kind: 'file', address: 'https://shop.example/clips/a.MP4?x=1' });
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
    'https://www.youtube.com/@shop?list=PL123',
    'https://www.youtube.com/@shop/live',
    'https://www.youtube.com/channel/UC123',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/live_stream',
    'https://www.youtube.com/clip/UgkxAbC',
    'https://www.dailymotion.com/us',
    'https://www.dailymotion.com/playlist/x5abc',
    'https://videopress.com/about',
    'https://videopress.com/docs/AbC',
    'ftp://shop.example/mug.mp4',
    'javascript:alert(1)//mug.mp4',
    'https://shop.example/go?to=mug.mp4',
    'https://www.instagram.com/reel/AbC/',
    'https://youtu.be/a"onload=',
    'https://shop.example/page',
    'http://[',
    'data:video/mp4;base64,x',
  ])('rejects %s as a video', (address) => {
    expect(read(address)).toBeUndefined();
  });

  test('does not throw for arbitrary text', () => {
    fc.assert(fc.property(fc.string(), (text) => void read(text)));
  });
});

describe('player URLs', () => {
  const youtube = { kind: 'frame', provider: 'youtube', id: 'abc' } as const;
  test('plays YouTube from the cookie-free host with the requested options', () => {
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
  test('omits YouTube parameters for options that are off', () => {
    const url = new URL(playerAddress(youtube, { origin: BASE, isAutoplaying: false, hasControls: true }));
    expect([...url.searchParams.keys()]).toEqual(['enablejsapi', 'origin', 'playsinline', 'rel']);
  });
  test('builds the iframe URL of a showcase that has no key', () => {
    expect(playerAddress({ kind: 'frame', provider: 'vimeo', id: '4', of: 'showcase' }, { origin: BASE })).toBe(
      'https://vimeo.com/showcase/4/embed',
    );
  });
  test('keeps a Vimeo video’s key, background mode and start time, and turns tracking off', () => {
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
      { provider: 'youtube', id: 'abc', list: 'PL1' },
      '/embed/abc?list=PL1',
      'https://www.youtube.com/watch?v=abc&list=PL1',
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
  ] as const)('builds the player and watch URLs of %o', (video, player, page) => {
    const frame = { kind: 'frame', ...video } as const;
    expect(playerAddress(frame, { origin: BASE, isLooping: true })).toContain(player);
    expect(playerAddress(frame, { origin: BASE, isLooping: true })).not.toContain('playlist=');
    expect(watchAddress(frame)).toBe(page);
  });
  test('builds the player URLs of Dailymotion and VideoPress', () => {
    expect(playerAddress({ kind: 'frame', provider: 'dailymotion', id: 'x8' }, { origin: BASE })).toBe(
      'https://www.dailymotion.com/embed/video/x8',
    );
    expect(
      playerAddress(
        { kind: 'frame', provider: 'dailymotion', id: 'x8' },
        { origin: BASE, isAutoplaying: true, isMuted: true, isLooping: true },
      ),
    ).toBe('https://www.dailymotion.com/embed/video/x8?autoplay=1&mute=1&loop=1');
    expect(
      playerAddress({ kind: 'frame', provider: 'videopress', id: 'x8' }, { origin: BASE, isAutoplaying: true }),
    ).toContain('autoPlay=1');
    expect(new URL(playerAddress(youtube, { origin: BASE, hasRelated: true })).searchParams.has('rel')).toBe(false);
  });
  test('builds the watch page URL of each kind of video', () => {
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
